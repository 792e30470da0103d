/** SQL: whether one of the bank's people, a row of "user" by its alias, can sign in, by a password or at an identity provider. */
export const canSignIn = (person: string): string =>
  `(${person}.password_hash is not null or exists (select from sign_in_identity where user_id = ${person}.id))`;
