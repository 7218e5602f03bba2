import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { enqueueMail } from '../../server/platform/outbox.ts';
import { eventually } from '../support/eventually.ts';
import { aMailbox, type Mailbox, type Treatment } from './mailbox.ts';
import { allAre, aMail, anOutbox, rowsOf, type OutboxDatabase } from './anOutbox.ts';

const program = fileURLToPath(new URL('outboxProcess.ts', import.meta.url));

let outbox: OutboxDatabase;
let mailbox: Mailbox;
let processes: ChildProcess[];

beforeEach(async () => {
  [outbox, mailbox] = await Promise.all([anOutbox(), aMailbox()]);
  processes = [];
});
afterEach(async () => {
  await Promise.all(processes.map(kill));
  await mailbox.close();
  await outbox.close();
});

/** Starts a process of its own that delivers, and waits until it does. */
async function aProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, outbox.url, mailbox.smtpUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  processes.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('a process that dies with mail in hand', () => {
  it('leaves it to the next one', async () => {
    mailbox.treat((_to, times) => (times === 1 ? 'stall' : 'accept'));
    const dying = await aProcess();
    await enqueueMail(outbox.ctx, aMail('ada@league.example'));
    await eventually(() => mailbox.talkingTo.length === 1);
    await kill(dying);
    expect(await rowsOf(outbox.db)).toMatchObject([{ state: 'pending', attempts: 1 }]);
    await aProcess();
    await eventually(() => allAre(outbox.db, 'sent'));
    expect(mailbox.taken.map(({ to }) => to)).toEqual(['ada@league.example']);
  }, 60_000);

  it('loses no mail when processes are killed again and again and the server misbehaves', async () => {
    const moods: Treatment[] = ['drop', { code: 451, text: 'busy' }, 'stall', { code: 554, text: 'not now' }];
    // Each recipient meets two misbehaviours of its own before its mail is taken.
    mailbox.treat((to, times) =>
      times > 2 ? 'accept' : (moods[(Number(/\d+/.exec(to)) + times) % 4] ?? 'accept'),
    );
    let first = await aProcess();
    await aProcess();
    const addresses = Array.from({ length: 24 }, (_, n) => `member${n}@league.example`);
    for (const [n, to] of addresses.entries()) {
      await enqueueMail(outbox.ctx, aMail(to));
      const undone = outbox.ctx.transaction(async () => {
        await enqueueMail(outbox.ctx, aMail(`undone${to}`));
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      if (n % 8 === 7) {
        await eventually(() => mailbox.taken.length >= n / 4);
        await kill(first);
        first = await aProcess();
      }
    }
    await eventually(() => allAre(outbox.db, 'sent'), { withinMs: 60_000 });
    expect([...new Set(mailbox.taken.map(({ to }) => to))].sort()).toEqual([...addresses].sort());
  }, 120_000);

  it('ends cleanly when it is asked to, with what it has in hand delivered', async () => {
    const ending = await aProcess();
    await enqueueMail(outbox.ctx, aMail('ada@league.example'));
    await eventually(() => allAre(outbox.db, 'sent'));
    ending.kill('SIGTERM');
    const [code] = (await once(ending, 'exit')) as [number | null];
    expect(code).toBe(0);
    const locked = await outbox.db.select('SELECT name FROM agenda_jobs WHERE locked_at IS NOT NULL');
    expect(locked).toEqual([]);
  }, 60_000);
});
