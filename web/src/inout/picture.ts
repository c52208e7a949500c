import { isFault } from '../app/ports.ts';
import type { Candidate, Diagnosis } from '../wire/index.ts';
import { asSvg } from './port.ts';

/** Whether the page is dark now. */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** A drawing as the address of an image. */
export function imageOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** A small picture of where a text ends; null if it leads to no position. */
export function pictureOf(
  found: Diagnosis,
  chosen: Candidate | null,
  faces: 'dots' | 'simple',
): string | null {
  const edition = chosen?.edition ?? found.edition;
  const position = chosen?.position ?? found.position;
  if (edition === null || position === null || (found.fault && found.found === 'position')) return null;
  try {
    const svg = asSvg({
      edition,
      reserve: chosen !== null || found.reserve,
      ransom: chosen?.ransom ?? found.ransom,
      position,
      turn: null,
      theme: isDark() ? 'wood-dark' : 'wood-light',
      faces,
      flipped: false,
      coordinates: false,
      reserves: false,
      pixels: 24,
      title: '',
    });
    return imageOf(svg);
  } catch (fault) {
    // The referee has said already why there is nothing to see.
    if (isFault(fault)) return null;
    throw fault;
  }
}
