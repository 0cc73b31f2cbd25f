import type { CompiledQuery, Compilable } from 'kysely';
import type { Snapshot } from './database.ts';

type Parameters = Readonly<Record<string, string | number | null>>;

interface StatementShape<Row> {
  readonly query: CompiledQuery<Row>;
  /** For each place in the statement: the parameter or the fixed value that goes there. */
  readonly places: readonly ({ readonly name: string } | { readonly value: unknown })[];
}

const MARK = '\u0000parameter ';

/** Built once per database: building a statement costs more than SQLite takes to run it. */
export function prepareStatement<P extends Parameters, Row>(
  build: (db: Snapshot, parameters: P) => Compilable<Row>,
): (db: Snapshot, parameters: P) => Promise<Row[]> {
  // While the statement is built, a marker stands for each parameter.
  const marks = new Proxy({} as P, { get: (_, name) => MARK + String(name) });
  const shapes = new Map<unknown, StatementShape<Row>>();
  return async (db, parameters) => {
    const dialect = db.getExecutor().adapter.constructor;
    const shape = shapes.get(dialect) ?? readShape(build(db, marks).compile());
    shapes.set(dialect, shape);
    const values = shape.places.map((place) =>
      'name' in place ? parameters[place.name] : place.value,
    );
    const result = await db.executeQuery<Row>({ ...shape.query, parameters: values });
    return result.rows;
  };
}

function readShape<Row>(query: CompiledQuery<Row>): StatementShape<Row> {
  const places = query.parameters.map((value) =>
    typeof value === 'string' && value.startsWith(MARK)
      ? { name: value.slice(MARK.length) }
      : { value },
  );
  return { query, places };
}
