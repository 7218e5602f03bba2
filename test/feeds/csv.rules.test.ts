import fc from 'fast-check';
import { readCsv, writeCsv } from '../../server/feeds/csv.ts';
import { DomainError } from '../../server/platform/errors.ts';

const columns = ['name', 'seed'] as const;

/** Text that an import keeps: it trims, and knows one kind of line end. */
const aCell = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...`'=+-@"“,;\n\r ＝a`), maxLength: 8 }),
  )
  .map((text) => text.replace(/[\u0000\r]/g, '').trim())
  .filter((text) => text.length > 0 && !text.includes('\uFEFF'));

const detailsOf = (text: string) => {
  try {
    readCsv(text, columns, ['name']);
  } catch (error) {
    if (error instanceof DomainError) return error.details;
    throw error;
  }
  return undefined;
};

describe('a file', () => {
  it('reads back as it was written, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(aCell, aCell), { minLength: 1, maxLength: 5 }), (rows) => {
        const read = readCsv(writeCsv(columns, rows), columns, ['name']);
        expect(read.map(({ cells }) => [cells.name, cells.seed])).toEqual(rows);
      }),
    );
  });

  it('runs no formula in a spreadsheet', () => {
    for (const name of ['=HYPERLINK("http://evil")', '+1', '-2+3', '@SUM(A1)', '\t=1', '＝1']) {
      const [, line] = writeCsv(columns, [[name, 1]]).split('\r\n');
      expect(line?.replace(/^"/, '').startsWith("'")).toBe(true);
    }
    expect(writeCsv(columns, [['Hawks', -3]])).toBe('\uFEFFname,seed\r\nHawks,-3\r\n');
  });

  it('has one row a record, whatever line ends its text holds', () => {
    const forged = writeCsv(columns, [['Hawks\n=1+1,9', 1]]);
    expect(forged).toBe('\uFEFFname,seed\r\n"Hawks\n=1+1,9",1\r\n');
    expect(readCsv(forged, columns, ['name'])).toHaveLength(1);
  });

  it('without rows is its heading', () => {
    expect(writeCsv(columns, [])).toBe('\uFEFFname,seed\r\n');
  });

  it('counts lines as an editor does, over blank lines and quoted line ends', () => {
    const rows = readCsv('name,seed\n\nA,1\n"B\r\nB",2\r\n,\r\n\r\nC,3', columns, ['name']);
    expect(rows.map(({ line, cells }) => [line, cells.name])).toEqual([
      [3, 'A'],
      [4, 'B\nB'],
      [8, 'C'],
    ]);
  });

  it('may have its columns in another order, and some missing', () => {
    expect(readCsv('\uFEFF seed , name\n1,A', columns, ['name'])[0]?.cells).toEqual({ name: 'A', seed: '1' });
    expect(readCsv('name\nA', columns, ['name'])[0]?.cells).toEqual({ name: 'A', seed: '' });
  });

  it('may be separated by semicolons or tabs, as its heading is', () => {
    const hawks = { name: 'Hawks, the; first', seed: '1' };
    expect(readCsv('\uFEFFname;seed\r\n"Hawks, the; first";1\r\n', columns, ['name'])[0]?.cells).toEqual(
      hawks,
    );
    expect(readCsv('seed\tname\n1\tHawks, the; first', columns, ['name'])[0]?.cells).toEqual(hawks);
    expect(readCsv('name,seed\n"Hawks, the; first",1', columns, ['name'])[0]?.cells).toEqual(hawks);
  });

  it('says what is wrong with its heading', () => {
    expect(detailsOf('Team,seed\nA,1')).toEqual([
      {
        path: '1',
        message: 'The heading lacks “name”. “Team” is no column. The columns are name, seed.',
      },
    ]);
    expect(detailsOf('name,name\nA,1')).toEqual([{ path: '1', message: '“name” comes twice.' }]);
  });

  it('says that it has no rows, too many, or is no CSV', () => {
    expect(detailsOf('name,seed\r\n')).toEqual([
      { path: '1', message: 'There are no rows below the heading.' },
    ]);
    expect(detailsOf(`name\n${'A\n'.repeat(1001)}`)).toEqual([
      { path: '1002', message: 'A file has at most 1000 rows.' },
    ]);
    expect(detailsOf('name\n"A')?.[0]).toMatchObject({
      message: expect.stringContaining('no CSV') as string,
    });
  });
});
