import type { DynamicModule, ForwardReference, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import type { ControllerClass } from './operations.js';

type AnyModule = Type | DynamicModule | ForwardReference | Promise<DynamicModule> | undefined;

/** The controllers of a module and of all that it imports, found without starting anything. */
export async function controllersIn(root: AnyModule): Promise<ControllerClass[]> {
  const seen = new Set<unknown>();
  const found: ControllerClass[] = [];
  const waiting: AnyModule[] = [root];
  for (const next of waiting) {
    const module = await next;
    if (module === undefined || 'forwardRef' in module || seen.has(module)) continue;
    seen.add(module);
    const isDynamic = 'module' in module;
    found.push(...(isDynamic ? (module.controllers ?? []) : []));
    waiting.push(...(isDynamic ? [module.module, ...(module.imports ?? [])] : importsOf(module)));
    if (!isDynamic) found.push(...read<ControllerClass>(MODULE_METADATA.CONTROLLERS, module));
  }
  return found;
}

const importsOf = (module: Type): AnyModule[] => read<AnyModule>(MODULE_METADATA.IMPORTS, module);

const read = <T>(key: string, module: Type): T[] => (Reflect.getMetadata(key, module) as T[] | undefined) ?? [];
