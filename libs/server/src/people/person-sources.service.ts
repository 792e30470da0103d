import { Injectable } from '@nestjs/common';
import type { PersonItem } from '@statewise/contract';
import type { SqlRunner } from '../platform/database/sql.js';

/** What a capability keeps of a person under their e-mail addresses, such as messages or subscriptions. */
export interface PersonSource {
  readonly kind: PersonItem['kind'];
  /** `emails` are in small letters. */
  find(emails: readonly string[], runner: SqlRunner): Promise<readonly FoundItem[]>;
  remove(ids: readonly string[], runner: SqlRunner): Promise<unknown>;
}

/** One thing that a source has, with all that it says. */
export interface FoundItem {
  readonly id: string;
  readonly title: string;
  readonly at: Date;
  readonly content: object;
}

/** Where else people are kept than in applications; capabilities register theirs. */
@Injectable()
export class PersonSources {
  readonly all: PersonSource[] = [];

  add(source: PersonSource): void {
    this.all.push(source);
  }
}
