import { dirname, join, normalize } from 'node:path';
import { type ParseResult, parseSync, type Program, type Span, Visitor } from 'oxc-parser';

/** A file of the project: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Source {
  readonly path: string;
  /** Modules that the file imports or re-exports, as written: `./a.ts`, `node:fs`, `relay/main`. */
  readonly specifiers: readonly string[];
  readonly imports: readonly string[];
  /** The names its code refers to, as `process`, `Math.random`, `Date()`, `new Date()` (bare). */
  readonly names: ReadonlySet<string>;
  /** All types that the file declares, at any depth: interfaces, aliases, classes and enums. */
  readonly types: readonly string[];
  /** Whether the file only re-exports other files. */
  readonly isBarrel: boolean;
}

/** @throws SyntaxError if the text is not TypeScript or JavaScript */
export function readSource({ path, text }: SourceFile): Source {
  const { program } = parseSource({ path, text });
  const specifiers = listImports(program);
  return {
    path,
    specifiers,
    imports: resolveImports(path, specifiers),
    names: listNames(program),
    types: listTypes(program),
    isBarrel: isBarrel(program),
  };
}

/**
 * The modules loaded with a file: all imports except type-only ones. Reads the parser's list of
 * them, because its syntax tree takes ten times as long.
 * @throws SyntaxError if the text is not TypeScript or JavaScript
 */
export function readLoads({ path, text }: SourceFile): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSource({ path, text }).module;
  const imported = staticImports
    .filter(({ start }) => !TYPES_ALONE.test(text.slice(start, start + 20)))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = staticExports
    .filter(({ start }) => !TYPES_ALONE.test(text.slice(start, start + 20)))
    .flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
  const dynamic = dynamicImports.map(({ moduleRequest: { start, end } }) => {
    const written = text.slice(start, end);
    return /^(['"])(.*)\1$/.exec(written)?.[2] ?? '(computed)';
  });
  return resolveImports(path, [...imported, ...new Set(exported), ...dynamic]);
}

const TYPES_ALONE = /^(?:import|export)\s+type\b/;

/** Resolves a file's relative import to a path from the root. */
export function resolvePath(file: string, relative: string): string {
  return normalize(join(dirname(file), relative));
}

function resolveImports(path: string, specifiers: readonly string[]): string[] {
  return specifiers.map((one) => (one.startsWith('.') ? resolvePath(path, one) : one));
}

/** A file's imports, with paths from the root, and the text of its strings, without comments. */
export function readMentions(file: SourceFile): {
  readonly imports: readonly string[];
  readonly strings: readonly string[];
} {
  const { program } = parseSource(file);
  const strings: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') strings.push(value);
    },
    TemplateElement: ({ value }) => {
      strings.push(value.raw);
    },
  }).visit(program);
  return { imports: resolveImports(file.path, listImports(program)), strings };
}

function parseSource({ path, text }: SourceFile): ParseResult {
  const parsed = parseSync(path, text);
  const error = parsed.errors[0];
  if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`);
  return parsed;
}

function listImports(program: Program): string[] {
  const targets: string[] = [];
  const add = ({ source }: { readonly source: { readonly value: string } | null }) => {
    if (source) targets.push(source.value);
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: ({ source }) => {
      targets.push(source.type === 'Literal' ? String(source.value) : '(computed)');
    },
    TSImportType: add,
  }).visit(program);
  return targets;
}

/** Ignores scopes: a forbidden name for something of its own would confuse readers too. */
function listNames(program: Program): ReadonlySet<string> {
  const places = new Map<number, string>();
  const keys = new Set<number>();
  const types: Span[] = [];
  const used = new Set<string>();
  const addKey = (node: { computed: boolean; shorthand?: boolean; key: Span }) => {
    if (!node.computed && node.shorthand !== true) keys.add(node.key.start);
  };
  const addType = (node: Span) => {
    types.push(node);
  };
  new Visitor({
    Identifier: ({ name, start }) => {
      places.set(start, name);
    },
    MemberExpression: ({ object, property, computed }) => {
      if (computed) return;
      keys.add(property.start);
      if (object.type === 'Identifier') used.add(`${object.name}.${property.name}`);
    },
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier') used.add(`${callee.name}()`);
    },
    NewExpression: ({ callee, arguments: values }) => {
      if (callee.type === 'Identifier' && values.length === 0) used.add(`new ${callee.name}()`);
    },
    Property: addKey,
    MethodDefinition: addKey,
    PropertyDefinition: addKey,
    TSTypeAnnotation: addType,
    TSTypeAliasDeclaration: addType,
    TSInterfaceDeclaration: addType,
    TSTypeParameterInstantiation: addType,
  }).visit(program);
  for (const [start, name] of places) {
    const isType = types.some((type) => type.start <= start && start < type.end);
    if (!keys.has(start) && !isType) used.add(name);
  }
  return used;
}

function listTypes(program: Program): string[] {
  const types: string[] = [];
  const add = ({ id }: { id: { name: string } | null }) => {
    if (id) types.push(id.name);
  };
  new Visitor({
    TSInterfaceDeclaration: add,
    TSTypeAliasDeclaration: add,
    TSEnumDeclaration: add,
    ClassDeclaration: add,
  }).visit(program);
  return types;
}

function isBarrel({ body }: Program): boolean {
  return (
    body.some((statement) => statement.type.startsWith('Export')) &&
    body.every(
      (statement) =>
        statement.type === 'ImportDeclaration' ||
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.declaration === null),
    )
  );
}
