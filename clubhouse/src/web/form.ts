import { toLeagueFailure, LeagueFailure, type Refusal } from '../api/answer.ts';
import type { Words } from '../messages/en.ts';
import type { FilledField, FormFrame, InputLimits } from '../components/filled-field.ts';
import type { FaultCode, FieldKind } from './field-kinds.ts';
import type { Fields } from './read-form.ts';

type Shape = Readonly<Record<string, FieldKind<unknown>>>;
type Name<Of extends Shape> = keyof Of & string;
type ValueOf<Kind> = Kind extends FieldKind<infer Value> ? Value : never;
type Values<Of extends Shape> = { readonly [Field in keyof Of]: ValueOf<Of[Field]> };

/** A field's sentences for its faults: one sentence for all codes, or one per code. */
type Sentences<Of extends Shape> = {
  readonly [Field in keyof Of]?: string | Readonly<Partial<Record<FaultCode, string>>> | undefined;
};
type Faults<Of extends Shape> = { readonly [Field in keyof Of]?: string | undefined };
type FieldTexts<Of extends Shape> = {
  readonly [Field in keyof Of]?: string | readonly string[] | null | undefined;
};

interface FilledForm<Of extends Shape> extends FormFrame {
  readonly isFaulty: boolean;
  /** Contains only fields without a fault. */
  readonly values: Partial<Values<Of>>;
  readonly status: number;
  readonly field: (name: Name<Of>) => FilledField;
  readonly withFaults: (faults: Faults<Of>, status?: number) => FaultyForm<Of>;
  /** Adds a fault of the whole form and keeps all input. */
  readonly withTrouble: (sentence: string, status?: number) => FaultyForm<Of>;
  readonly with: (typed: FieldTexts<Of>) => FilledForm<Of>;
  /**
   * The same form after the league refused its content. Each pointer becomes a fault of its field,
   * or of the whole form if there is no such field.
   * @param at fields by the pointers of the request, where names differ
   * @throws LeagueFailure for any code other than `invalid_request`, or if the address is wrong
   */
  readonly refusedBy: (
    refusal: Refusal | LeagueFailure,
    at?: Readonly<Record<string, Name<Of>>>,
  ) => FaultyForm<Of>;
}

interface SoundForm<Of extends Shape> extends FilledForm<Of> {
  readonly isFaulty: false;
  readonly values: Values<Of>;
}

interface FaultyForm<Of extends Shape> extends FilledForm<Of> {
  readonly isFaulty: true;
}

/** The parts of a visit that a form's `read` and `begin` need. */
interface FormVisit {
  readonly form: Fields;
  readonly words: Pick<Words, 'form'>;
}

interface FormState<Of extends Shape> {
  readonly fields: Fields;
  readonly say: Words['form'];
  readonly own?: Sentences<Of>;
  readonly faults?: Faults<Of>;
  readonly trouble?: string | null;
  readonly status?: number;
}

/** Distinguishes the fields of a form from those of other forms on the page. */
interface Naming {
  readonly nameOf: (name: string) => string;
  readonly idOf: (name: string) => string;
}

/** A form defined by its fields, which alone decide how it is read, limited and shown. */
export interface Form<Of extends Shape> {
  readonly begin: (visit: Pick<FormVisit, 'words'>, typed?: FieldTexts<Of>) => FilledForm<Of>;
  /**
   * @param own sentences of the page that replace the site's
   * @param judge finds faults that only the page knows, in fields that are otherwise valid
   */
  readonly read: (
    visit: FormVisit,
    own?: Sentences<Of>,
    judge?: (values: Partial<Values<Of>>) => Faults<Of>,
  ) => SoundForm<Of> | FaultyForm<Of>;
  /** The same form with a prefix before its ids, for pages with several forms. */
  readonly withIds: (prefix: string) => Form<Of>;
  /** The same fields as one of several rows of a form; their names end with the key. */
  readonly row: (key: string) => Form<Of>;
}

export type Filled<Of extends { readonly begin: (...args: never[]) => unknown }> = ReturnType<
  Of['begin']
>;

export function form<const Of extends Shape>(
  shape: Of,
  naming: Naming = { nameOf: (name) => name, idOf: (name) => name },
): Form<Of> {
  const { nameOf, idOf } = naming;
  const fill = (state: FormState<Of>) => fillForm(shape, naming, state);
  return {
    begin: ({ words }, typed = {}) => {
      const start = Object.entries(shape).flatMap(([name, { begin }]) =>
        begin === undefined ? [] : [[name, begin()]],
      );
      const values = { ...Object.fromEntries(start), ...typed };
      return fill({ fields: makeFields(values, naming), say: words.form });
    },
    read: ({ form: fields, words: { form: say } }, own = {}, judge = () => ({})) => {
      const values = readValues(shape, (name) => fields.getAll(nameOf(name)));
      const faults: Record<string, string | undefined> = { ...judge(values) };
      for (const [name, kind] of Object.entries(shape)) {
        const read = kind.read(fields.getAll(nameOf(name)));
        if ('fault' in read) faults[name] = chooseSentence(read.fault, own[name], kind.input, say);
      }
      const isFaulty = Object.values(faults).some((fault) => fault !== undefined);
      // Without faults, the values are complete.
      return fill({
        fields,
        say,
        own,
        faults,
        status: isFaulty ? 422 : 200,
      }) as SoundForm<Of> | FaultyForm<Of>;
    },
    withIds: (prefix) => form(shape, { nameOf, idOf: (name) => `${prefix}-${idOf(name)}` }),
    row: (key) =>
      form(shape, {
        nameOf: (name) => `${nameOf(name)}-${key}`,
        idOf: (name) => `${idOf(name)}-${key}`,
      }),
  };
}

function fillForm<Of extends Shape>(
  shape: Of,
  naming: Naming,
  state: FormState<Of>,
): FilledForm<Of> {
  const { fields, say, own, faults, trouble = null, status = 200 } = state;
  const names: readonly Name<Of>[] = Object.keys(shape);
  const firstFault = names.find((name) => faults?.[name] !== undefined);
  const faulty = (more: Partial<FormState<Of>>) =>
    fillForm(shape, naming, { ...state, ...more }) as FaultyForm<Of>;
  const field = (name: Name<Of>): FilledField => {
    const said = fields.getAll(naming.nameOf(name));
    return {
      name: naming.nameOf(name),
      id: naming.idOf(name),
      said,
      // Browsers send line ends as two characters.
      typed: said[0]?.replaceAll(/\r\n?/g, '\n') ?? '',
      fault: faults?.[name],
      input: shape[name]?.input ?? {},
      isFirstFault: name === firstFault,
    };
  };
  const withFaults = (more: Faults<Of>, ofPage = 422) =>
    faulty({ faults: { ...faults, ...more }, status: Math.max(status, ofPage) });
  const withTrouble = (sentence: string, ofPage = 409) =>
    faulty({ trouble: sentence, status: ofPage });
  return {
    isFaulty: firstFault !== undefined || trouble !== null,
    values: readValues(shape, (name) => fields.getAll(naming.nameOf(name))),
    trouble,
    status,
    field,
    hiddenFields: names.filter((name) => shape[name]?.isHidden === true).map(field),
    withFaults,
    withTrouble,
    with: (typed) => {
      const other = makeFields(typed, naming);
      const isOther = new Set(Object.keys(typed).map(naming.nameOf));
      const getAll = (name: string) => (isOther.has(name) ? other : fields).getAll(name);
      return fillForm(shape, naming, { ...state, fields: { getAll } });
    },
    refusedBy: (refusal, at = {}) => {
      const failure =
        refusal instanceof LeagueFailure ? refusal : toLeagueFailure(refusal, refusal.code);
      if (failure.code !== 'invalid_request' || failure.isWrongAddress) throw failure;
      const shown = names.filter((name) => shape[name]?.isHidden !== true);
      const refused = shown.filter((name) =>
        failure.pointers.some(
          (pointer) => isAbout(pointer, name) || isPointerTo(pointer, name, at),
        ),
      );
      if (refused.length === 0) return withTrouble(say.refused, 422);
      return withFaults(
        Object.fromEntries(
          refused.map((name) => [
            name,
            chooseSentence('refused', own?.[name], shape[name]?.input ?? {}, say),
          ]),
        ) as Faults<Of>,
      );
    },
  };
}

function readValues<Of extends Shape>(
  shape: Of,
  saidIn: (name: string) => readonly string[],
): Partial<Values<Of>> {
  const values = Object.entries(shape).flatMap(([name, kind]) => {
    const read = kind.read(saidIn(name));
    return 'value' in read ? [[name, read.value]] : [];
  });
  return Object.fromEntries(values) as Partial<Values<Of>>;
}

function makeFields(typed: FieldTexts<Shape>, { nameOf }: Naming): Fields {
  const values = new Map(Object.entries(typed).map(([name, value]) => [nameOf(name), value]));
  return { getAll: (name) => [values.get(name) ?? []].flat() };
}

function chooseSentence(
  code: FaultCode,
  own: Sentences<Shape>[string],
  { maxlength = 0, min = 0, max = 0 }: InputLimits,
  { faults }: Words['form'],
): string {
  const ofPage = typeof own === 'string' ? own : own?.[code];
  if (ofPage !== undefined) return ofPage;
  if (code === 'tooLong') return faults.tooLong(maxlength);
  return code === 'notNumber' ? faults.notNumber(min, max) : faults[code];
}

/** Whether a pointer into a request points to this member or into it. */
function isAbout(pointer: string, name: string): boolean {
  return pointer === `/${name}` || pointer.startsWith(`/${name}/`);
}

function isPointerTo(pointer: string, name: string, at: Readonly<Record<string, string>>): boolean {
  return Object.entries(at).some(
    ([place, field]) => field === name && (pointer === place || pointer.startsWith(`${place}/`)),
  );
}
