import { join } from 'node:path';
import ts from 'typescript';

/** What an editor shows of the packed client: every symbol that it exports, and the members of each. */
export type Documented = { readonly name: string; readonly text: string };

const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/** Generated as they stand in the document: their members are the document's own. */
const raw = new Set(['components', 'operations']);

/** Reads the typings of a package that is installed in the folder. */
export function docstringsOf(directory: string): Documented[] {
  const file = join(directory, 'node_modules/@sports-league/client/dist/index.d.ts');
  const program = ts.createProgram([file], {
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing`);
  const textOf = (symbol: ts.Symbol) =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

  /** Members that are written in the package itself, each with those of the resource that it is. */
  function membersOf(owner: string, symbol: ts.Symbol): Documented[] {
    const bodies = (symbol.declarations ?? []).filter(
      (each) => ts.isInterfaceDeclaration(each) || ts.isClassDeclaration(each),
    );
    return bodies
      .flatMap(({ members }): readonly (ts.ClassElement | ts.TypeElement)[] => [...members])
      .flatMap((member) => {
        const isNamed = member.name && !ts.isComputedPropertyName(member.name);
        const own = isNamed && checker.getSymbolAtLocation(member.name);
        if (!own || ts.getCombinedModifierFlags(member) & hidden) return [];
        const name = `${owner}.${own.name}`;
        const type = checker.getTypeOfSymbol(own).symbol as ts.Symbol | undefined;
        const deeper = owner === 'Resources' && type ? membersOf(name, type) : [];
        return [{ name, text: textOf(own) }, ...deeper];
      });
  }

  return checker.getExportsOfModule(module).flatMap((each) => {
    const symbol = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
    const members = raw.has(each.name) ? [] : membersOf(each.name, symbol);
    return [{ name: each.name, text: textOf(symbol) }, ...members];
  });
}
