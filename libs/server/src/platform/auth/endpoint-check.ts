import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { isDeclared, type Operation } from '@statewise/contract';
import { operationKey } from '../http/handles.js';

/** Key under which Nest keeps the path of a controller's method; a method without it is no endpoint. */
const pathKey = 'path';

/** Refuses to start an application with an endpoint of which no operation says all columns of who may call it. */
@Injectable()
export class EndpointCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const open = this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (typeof metatype === 'function' ? this.undecided(metatype) : []));
    if (open.length > 0) throw new Error(`Endpoints of which nothing says who may call them: ${open.join(', ')}.`);
  }

  private undecided(
    controller: { readonly name: string; readonly prototype: object } & Parameters<
      Reflector['getAllAndOverride']
    >[1][number],
  ): string[] {
    const prototype: Record<string, unknown> = controller.prototype as Record<string, unknown>;
    return this.scanner
      .getAllMethodNames(prototype)
      .filter((name) => {
        const handler = prototype[name];
        if (typeof handler !== 'function' || !Reflect.hasMetadata(pathKey, handler)) return false;
        const operation = this.reflector.get<Operation | undefined>(operationKey, handler as () => void);
        return !isDeclared(operation?.who);
      })
      .map((name) => `${controller.name}.${name}`);
  }
}
