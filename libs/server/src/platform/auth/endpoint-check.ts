import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { accessKey } from './access.js';

/** Key under which Nest keeps the path of a controller's method; a method without it is no endpoint. */
const pathKey = 'path';

/** Refuses to start an application in which somebody forgot to say who may call an endpoint. */
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
    if (open.length > 0) throw new Error(`Endpoints with neither @Public() nor @Roles(): ${open.join(', ')}.`);
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
        return this.reflector.getAllAndOverride<unknown>(accessKey, [handler as () => void, controller]) === undefined;
      })
      .map((name) => `${controller.name}.${name}`);
  }
}
