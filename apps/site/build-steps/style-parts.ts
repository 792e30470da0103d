import postcss, { type ChildNode, type Container } from 'postcss';
import type { Plugin } from 'vite';
import type { StylePart } from '../app/page/page-styles.js';

/** Gives a stylesheet that is imported with `?inline&parts` as its parts, so that a page can have those that it needs. */
export function styleParts(): Plugin {
  return {
    name: 'style-parts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\?inline&parts$/ },
      handler(code) {
        // What Vite makes of a stylesheet that is inlined: a module with nothing but its text.
        const css: unknown = JSON.parse(/^export default (".*");?$/s.exec(code.trim())?.[1] ?? 'null');
        if (typeof css !== 'string') throw new Error('The stylesheet is no text.');
        return { code: `export default ${JSON.stringify(partsOf(css))}`, map: null };
      },
    },
  };
}

/** The rules of a stylesheet in their order, each with the classes without which it means nothing. */
export function partsOf(css: string): StylePart[] {
  return partsIn(postcss.parse(css));
}

function partsIn(container: Container<ChildNode>): StylePart[] {
  return (container.nodes ?? []).map((node): StylePart => {
    if (node.type === 'rule') return { css: node.toString(), needs: node.selectors.map(classesOf) };
    // What is in keyframes are no rules for elements, and fonts and names of layers have nothing inside.
    if (node.type !== 'atrule' || node.nodes === undefined || !groups.has(node.name)) return { css: textOf(node) };
    return { open: `@${node.name} ${node.params}{`, parts: partsIn(node as Container<ChildNode>) };
  });
}

const groups = new Set(['layer', 'media', 'supports', 'container', 'starting-style']);

const textOf = (node: ChildNode): string =>
  node.type === 'atrule' && node.nodes === undefined ? `${node.toString()};` : node.toString();

/** Classes that an element or those around it must have; what a selector excludes or offers as a choice asks for none. */
function classesOf(selector: string): string[] {
  const demanded = selector.replaceAll(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...demanded.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}
