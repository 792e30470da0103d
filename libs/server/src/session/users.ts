import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { hashPassword, isOutdated, isPassword } from '../platform/auth/password.js';
import { accountName } from './sign-in-limits.service.js';
import { User } from './user.entity.js';

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly role: User['role'];
  readonly password: string;
}

@Injectable()
export class Users {
  constructor(@InjectRepository(User) private readonly repository: Repository<User>) {}

  /** The account of this address and password; one that is switched off costs as much time and is none. */
  async findByPassword(email: string, password: string): Promise<User | undefined> {
    const user = await this.repository
      .createQueryBuilder('u')
      .addSelect('u.passwordHash')
      .where('lower(u.email) = :email', { email: accountName(email) })
      .getOne();
    const isRight = await isPassword(password, user?.passwordHash ?? undefined);
    if (!isRight || user?.active !== true) return undefined;
    const { id, passwordHash } = user;
    if (passwordHash === null || !isOutdated(passwordHash)) return user;
    // Another sign-in may renew it at the same time, or another password be chosen: what is there then counts.
    await this.repository.update({ id, passwordHash }, { passwordHash: await hashPassword(password) });
    return this.findByPassword(email, password);
  }

  /** Creates an account; false when the address has one already. */
  async create({ email, name, role, password }: NewUser): Promise<boolean> {
    const passwordHash = await hashPassword(password);
    const result = await this.repository
      .createQueryBuilder()
      .insert()
      .values({ email, name, role, passwordHash })
      .orIgnore()
      .returning('id')
      .execute();
    return result.identifiers.some((identifier) => identifier !== undefined);
  }
}
