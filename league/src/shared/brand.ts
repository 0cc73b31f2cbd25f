declare const brand: unique symbol;

/** A string that its constructor or schema has checked: no other string passes for it. */
export type Brand<Name extends string> = string & { readonly [brand]: Name };
