import fc from 'fast-check';
import { parseInclude } from '../../server/platform/include.ts';

type Tree = Map<string, { fields: Set<string> | null; children: Tree }>;

/** The tree as plain data: `[fields or '*', children]`. */
const plain = (tree: Tree): object =>
  Object.fromEntries(
    [...tree].map(([field, { fields, children }]) => [
      field,
      [fields ? [...fields].sort() : '*', plain(children)],
    ]),
  );

const parsed = (include: string) => plain(parseInclude(include, ['a', 'b', 'league']));

describe('?include=', () => {
  it('takes its six token forms', () => {
    expect(parsed('a')).toEqual({ a: ['*', {}] });
    expect(parsed('a,b')).toEqual({ a: ['*', {}], b: ['*', {}] });
    expect(parsed('a.x')).toEqual({ a: ['*', { x: ['*', {}] }] });
    expect(parsed('a.x.y')).toEqual({ a: ['*', { x: ['*', { y: ['*', {}] }] }] });
    expect(parsed('a(x,y)')).toEqual({ a: [['x', 'y'], {}] });
    expect(parsed('a.b(x,y)')).toEqual({ a: ['*', { b: [['x', 'y'], {}] }] });
  });

  it('ignores roots that the endpoint does not allow, and white space', () => {
    expect(parsed(' secret , a . x ( p , q ),unknown.a')).toEqual({ a: ['*', { x: [['p', 'q'], {}] }] });
  });

  it('merges tokens with the same root', () => {
    expect(parsed('a(x),a(y)')).toEqual({ a: [['x', 'y'], {}] });
    expect(parsed('a(x),a')).toEqual({ a: ['*', {}] });
    expect(parsed('a.x,a(name)')).toEqual({ a: [['name'], { x: ['*', {}] }] });
    expect(parsed('a(name),a.x')).toEqual({ a: [['name'], { x: ['*', {}] }] });
  });

  it.each([
    'a(',
    'a)',
    'a(x',
    'a()',
    'a..x',
    '.a',
    'a.',
    'a(x)(y)',
    'a(x).y',
    'a x(',
    '__proto__',
    'a(x,)',
    ',,',
    '(',
  ])('ignores the malformed token %s and keeps the next', (token) => {
    expect(parsed(`${token},b`)).toHaveProperty('b');
  });

  it('ignores what is deeper than three levels and what comes after the 32nd token', () => {
    expect(parsed('a.x.y.z')).toEqual({});
    expect(parsed(`${Array.from({ length: 32 }, () => 'b').join(',')},a`)).toEqual({ b: ['*', {}] });
  });

  it('never fails, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 500, unit: fc.constantFrom(...'ab.,() _x') }),
        (text) => void parsed(text),
      ),
    );
    fc.assert(fc.property(fc.string(), (text) => void parsed(text)));
  });
});
