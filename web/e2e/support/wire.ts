import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A wire between a browser and a server, which a test can cut and mend. */
export interface Wire {
  /** Where the browser finds the server, with a slash at the end. */
  readonly address: string;
  /** Cuts every connection, and lets none through. */
  cut(): void;
  mend(): void;
  /** Lets everything in and nothing out: what was sent arrives, and nobody hears of it. */
  deafen(): void;
  close(): Promise<void>;
}

/** Lays a wire to a port, which may change while the server restarts. */
export async function layWire(port: () => number): Promise<Wire> {
  const open = new Set<Socket>();
  let state: 'whole' | 'cut' | 'deaf' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(port(), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('data', (data) => {
        if (one === near || state === 'whole') other.write(data);
      });
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const drop = (): void => {
    for (const socket of open) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    cut() {
      state = 'cut';
      drop();
    },
    mend() {
      // What was lost on a deaf wire does not come later.
      if (state === 'deaf') drop();
      state = 'whole';
    },
    deafen() {
      state = 'deaf';
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        drop();
      }),
  };
}
