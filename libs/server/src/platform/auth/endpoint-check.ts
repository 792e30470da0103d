import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { operationKey } from '../http/handles.js';

/** Key under which Nest keeps the path of a controller's method; a method without it is no endpoint. */
const pathKey = 'path';

/** Refuses to start an application with an endpoint that no operation declares: nothing would say who may call it. */
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
    if (open.length > 0) throw new Error(`Endpoints without a declared operation: ${open.join(', ')}.`);
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
        return this.reflector.get<unknown>(operationKey, handler as () => void) === undefined;
      })
      .map((name) => `${controller.name}.${name}`);
  }
}
