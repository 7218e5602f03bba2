import fc from 'fast-check';

/** What no client of ours would send, for either door. */

const reserved = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
);

/** Lists in lists in lists. */
const deep = fc
  .integer({ min: 1, max: 4000 })
  .map((depth) => `${'['.repeat(depth)}${'{"a":'.repeat(3)}1${'}'.repeat(3)}${']'.repeat(depth)}`);

const withReservedKeys = fc
  .tuple(reserved, reserved)
  .map(([one, other]) => `{"${one}":{"${other}":{"isAdmin":true}},"id":1,"event":"ping"}`);

const events = fc.oneof(
  fc.constantFrom('join:team', 'leave:team', 'message:send', 'ping', 'message:new', 'ready', 'disconnect'),
  reserved,
  fc.string({ maxLength: 80 }),
);

/** JSON text of what an event may be asked with: wrong types, teams of others, free values. */
const dataOf = (teams: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...teams).map((team) => JSON.stringify(team)),
    fc
      .record({
        divisionTeam: fc.constantFrom(...teams),
        text: fc.string({ unit: 'binary', maxLength: 2100 }),
      })
      .map((message) => JSON.stringify(message)),
    fc
      .record({
        divisionTeam: fc.constantFrom(...teams),
        text: fc.constant('Overheard'),
        kind: fc.constantFrom('message', 'announcement', '__proto__'),
        idempotencyKey: fc.oneof(fc.string(), fc.constant('a'.repeat(300))),
      })
      .map((message) => JSON.stringify(message)),
    fc.json({ maxDepth: 5 }),
    deep,
    withReservedKeys,
  );

/** Text frames of the plain WebSocket. */
export const plainFrames = (teams: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.oneof(fc.integer(), fc.double(), fc.string()), events, dataOf(teams))
      .map(
        ([id, event, data]) =>
          `{"id":${JSON.stringify(id) ?? 'null'},"event":${JSON.stringify(event)},"data":${data}}`,
      ),
    fc.json(),
    deep,
    withReservedKeys,
    fc.string({ unit: 'binary', maxLength: 200 }),
  );

/** Packets of Engine.IO, most of them with one of Socket.IO in it. */
export const engineFrames = (teams: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.option(fc.nat(), { nil: '' }), events, dataOf(teams))
      .map(([id, event, data]) => `42${id}[${JSON.stringify(event)},${data}]`),
    // Acknowledgements that nobody waits for, attachments that never come, namespaces that there are not.
    fc.tuple(fc.nat(), fc.json()).map(([id, data]) => `43${id}${data}`),
    fc
      .tuple(fc.nat({ max: 100_000 }), events)
      .map(([count, event]) => `45${count}-["${event}",{"_placeholder":true,"num":0}]`),
    fc.constantFrom('451-["message:send",{"_placeholder":true,"num":-1}]', '461-0[{"_placeholder":true}]'),
    fc.string({ maxLength: 30 }).map((name) => `40/${name},{"token":"x"}`),
    fc.constantFrom(
      '40',
      '40{"token":1}',
      '40{"token":null}',
      '40[]',
      '41',
      '41/other,',
      '44{"message":"no"}',
    ),
    fc.constantFrom('0', '1', '2', '2probe', '3', '5', '6', '7', '9', '', '4', '42', '42[', '42{}', '42[]'),
    fc.constantFrom('42["connect"]', '42["disconnecting"]', '42["newListener"]', '42[null]', '42[1,2]'),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ maxLength: 200 }).map((text) => `4${text}`),
    deep.map((json) => `42${json}`),
  );

/** Frames of the WebSocket protocol itself, as bytes: masked or not, with any bits set and any length announced. */
export const rawFrames = fc
  .tuple(fc.nat({ max: 255 }), fc.nat({ max: 255 }), fc.uint8Array({ maxLength: 300 }), fc.boolean())
  .map(([first, second, payload, isPlausible]) =>
    isPlausible
      ? // A masked text frame, whose mask is zeros: the payload is what it says, UTF-8 or not.
        Buffer.concat([
          Buffer.from([0x81, 0x80 | Math.min(payload.length, 125), 0, 0, 0, 0]),
          Buffer.from(payload.subarray(0, 125)),
        ])
      : Buffer.concat([Buffer.from([first, second]), Buffer.from(payload)]),
  );
