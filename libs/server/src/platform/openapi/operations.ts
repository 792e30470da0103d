import { RequestMethod } from '@nestjs/common';
import type { Role } from '@statewise/flow';
import { accessKey } from '../auth/access.js';
import { acceptsKey, type BodyKind } from '../http/accepts.js';
import { areaKey, endpointKey, type Area, type EndpointDescription } from './endpoint.js';

/** One endpoint as its decorators tell of it. */
export interface Operation {
  readonly id: string;
  readonly method: RequestMethod;
  /** As Nest writes it: `/api/v1/flows/:id`. */
  readonly path: string;
  readonly area: Area;
  /** Who may call it; nobody named means everybody. */
  readonly roles: readonly Role[];
  readonly accepts: BodyKind;
  readonly endpoint: EndpointDescription;
}

/** A controller as a class with endpoints among its methods. */
export type ControllerClass = abstract new (...parameters: never[]) => object;

/** The described endpoints of controllers, read from what their decorators noted; nothing has to run for it. */
export function operationsOf(controllers: readonly ControllerClass[]): Operation[] {
  return controllers.flatMap((controller) => {
    const area = read<Area>(areaKey, controller);
    return methodsOf(controller).flatMap(([name, method]) => {
      const endpoint = read<EndpointDescription>(endpointKey, method);
      if (endpoint === undefined) return [];
      if (area === undefined) throw new Error(`${controller.name} is in no area of the description.`);
      return [
        {
          id: idOf(controller.name, name),
          method: read<RequestMethod>('method', method) ?? RequestMethod.GET,
          path: pathOf(read<string>('path', controller) ?? '', read<string>('path', method) ?? ''),
          area,
          roles: read<readonly Role[]>(accessKey, method) ?? read<readonly Role[]>(accessKey, controller) ?? [],
          accepts: read<BodyKind>(acceptsKey, method) ?? 'json',
          endpoint,
        },
      ];
    });
  });
}

function methodsOf({ prototype }: ControllerClass): [string, object][] {
  return Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    name !== 'constructor' && typeof value === 'function' ? [[name, value]] : [],
  );
}

function read<T>(key: string, of: object): T | undefined {
  return Reflect.getMetadata(key, of) as T | undefined;
}

const pathOf = (...parts: readonly string[]): string =>
  `/${parts
    .map((part) => part.replace(/^\/|\/$/g, ''))
    .filter((part) => part !== '')
    .join('/')}`;

/** `SavedViewsController.create` is `savedViewsCreate`. */
function idOf(controller: string, method: string): string {
  const name = controller.replace(/Controller$/, '');
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}${method.charAt(0).toUpperCase()}${method.slice(1)}`;
}
