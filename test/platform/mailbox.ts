import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** How a listener treats a mail; `drop` takes it and hangs up without saying so, `stall` never answers. */
export type Treatment = 'accept' | 'drop' | 'stall' | { readonly code: number; readonly text: string };

export type Mailbox = {
  readonly smtpUrl: string;
  /** Every mail that was taken, in order. */
  readonly taken: { to: string; mail: ParsedMail }[];
  /** Recipients whose mail is being treated at this moment. */
  readonly talkingTo: string[];
  treat(how: (to: string, times: number) => Treatment): void;
  close(): Promise<void>;
};

const refusal = ({ code, text }: { code: number; text: string }) =>
  Object.assign(new Error(text), { responseCode: code });

/** A real SMTP listener on the loopback interface. */
export async function aMailbox(): Promise<Mailbox> {
  let treatment: (to: string, times: number) => Treatment = () => 'accept';
  const times = new Map<string, number>();
  const decided = new Map<string, Treatment>();
  const sockets = new Set<Socket>();
  const taken: Mailbox['taken'] = [];
  const talkingTo: string[] = [];

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, session, callback) {
      const seen = (times.get(address) ?? 0) + 1;
      times.set(address, seen);
      const how = treatment(address, seen);
      decided.set(session.id, how);
      callback(typeof how === 'object' ? refusal(how) : null);
    },
    onData(stream, session, callback) {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      const how = decided.get(session.id);
      talkingTo.push(to);
      const take = (mail: ParsedMail) => {
        if (how === 'stall') return;
        talkingTo.splice(talkingTo.indexOf(to), 1);
        taken.push({ to, mail });
        if (how === 'accept') callback();
        for (const socket of sockets)
          if (how === 'drop' && socket.remotePort === session.remotePort) socket.destroy();
      };
      // A sender that dies in the middle of a mail has sent none.
      simpleParser(stream).then(take, () => undefined);
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    taken,
    talkingTo,
    treat(how) {
      treatment = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
