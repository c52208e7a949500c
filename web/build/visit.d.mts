import type { Browser } from '@playwright/test';

/** The most that a first visit may fetch, in bytes. */
export declare const LIMIT: number;

/** Opens the page of a server for the first time and counts what comes. */
export declare function firstVisit(browser: Browser, address: string): Promise<number>;

/** What came of it, in words. */
export declare function told(bytes: number): string;
