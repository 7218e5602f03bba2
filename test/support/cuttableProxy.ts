import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can fail as networks do. */
export type CuttableProxy = {
  /** The server's address, by way of the proxy. */
  readonly baseUrl: string;
  /** Breaks every connection, and refuses new ones until `mend`. */
  cut(): void;
  mend(): void;
  /** What goes over the connections of this moment arrives no more, in either direction, and nobody is told. */
  swallow(): void;
  /** The same for the next connection, from its beginning. */
  swallowNext(): void;
  close(): void;
};

export async function aCuttableProxy(baseUrl: string): Promise<CuttableProxy> {
  const target = new URL(baseUrl);
  const pairs = new Set<{ inner: Socket; outer: Socket }>();
  let isCut = false;
  let swallowsNext = false;
  const server = createServer((outer) => {
    if (isCut) return void outer.destroy();
    const inner = connect(Number(target.port), target.hostname);
    const pair = { inner, outer };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      inner.destroy();
      outer.destroy();
    };
    for (const socket of [inner, outer]) socket.on('error', end).on('close', end);
    if (swallowsNext) {
      swallowsNext = false;
      return void outer.resume();
    }
    outer.pipe(inner);
    inner.pipe(outer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const destroyAll = () => {
    for (const { inner, outer } of [...pairs]) {
      inner.destroy();
      outer.destroy();
    }
  };
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${target.pathname}`,
    cut() {
      isCut = true;
      destroyAll();
    },
    mend() {
      isCut = false;
    },
    swallow() {
      for (const { inner, outer } of pairs) {
        inner.unpipe(outer).resume();
        outer.unpipe(inner).resume();
      }
    },
    swallowNext() {
      swallowsNext = true;
    },
    close() {
      destroyAll();
      server.close();
    },
  };
}
