declare const brand: unique symbol;

/**
 * A string that its constructor or its schema has checked. To the compiler it is a type of its own:
 * no other string passes for it, while it passes for a string.
 */
export type Brand<Name extends string> = string & { readonly [brand]: Name };
