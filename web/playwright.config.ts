import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const debian = '/usr/bin/chromium';
const address = process.env['JERSI_ADDRESS'];
const port = 4173;

export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  workers: process.env['CI'] ? 1 : 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    baseURL: address ?? `http://127.0.0.1:${port}/`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(existsSync(debian) ? { executablePath: debian } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(address
    ? {}
    : {
        webServer: {
          command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
          url: `http://127.0.0.1:${port}/`,
          reuseExistingServer: false,
        },
      }),
});
