import type { Problem, StructureConfig } from './config.ts';
import type { ImportEdge } from './imports.ts';
import { isTest, placeOf, type Place } from './place.ts';
import type { SourceFile } from './source-files.ts';

const ROUTES = 'contract/src/routes.ts';

/** Downwards only; a layer may always import itself. */
const LAYERS_BELOW: Readonly<Record<Place['layer'], readonly Place['layer'][]>> = {
  main: ['app', 'feature', 'ui', 'platform'],
  app: ['feature', 'ui', 'platform'],
  feature: ['ui', 'platform'],
  ui: ['platform'],
  platform: [],
  test: [],
  outside: [],
};

export function checkImports(edges: readonly ImportEdge[], config: StructureConfig): Problem[] {
  return edges.flatMap((edge) => {
    const problem = checkEdge(edge, config);
    return problem === null ? [] : [{ file: edge.from, line: edge.line, ...problem }];
  });
}

type Finding = Omit<Problem, 'file' | 'line'>;

function checkEdge(edge: ImportEdge, config: StructureConfig): Finding | null {
  const { target, from, specifier } = edge;
  if (target.kind === 'missing') {
    return { rule: 'missing-import', message: `'${specifier}' leads to no file. Write the path with its file ending.` };
  }
  const importer = placeOf(from);
  if (target.kind === 'package') return checkPackage(importer, from, target.name);
  const imported = placeOf(target.path);
  return (
    checkWorkspaces(importer, imported, specifier, config) ??
    checkTestsStayOut(from, target.path) ??
    checkLayers(importer, imported) ??
    checkProductFree(importer, imported, target.path, config) ??
    checkFeatures(importer, imported, config)
  );
}

function checkPackage(importer: Place, from: string, name: string): Finding | null {
  if (importer.workspace === 'culinary' && !isTest(from)) {
    return {
      rule: 'pure-domain',
      message: `culinary imports nothing, not even '${name}'. Take what it gives as an argument.`,
    };
  }
  if (importer.workspace === 'contract' && !isTest(from) && name !== 'zod') {
    return { rule: 'pure-contract', message: `contract imports only zod and culinary, not '${name}'.` };
  }
  return null;
}

function checkWorkspaces(importer: Place, imported: Place, specifier: string, config: StructureConfig): Finding | null {
  const { workspace } = importer;
  // The root's own files, such as package.json, belong to everyone.
  if (workspace === imported.workspace || imported.workspace.includes('.')) return null;
  const allowed = config.workspaceUses[workspace] ?? [];
  if (!allowed.includes(imported.workspace)) {
    const list = allowed.length === 0 ? 'no other workspace' : `only ${allowed.join(', ')}`;
    return {
      rule: 'workspace-direction',
      message: `${workspace} must not import ${imported.workspace}; it may import ${list}.`,
    };
  }
  // What is measured from inside has no package door.
  if (specifier.startsWith('.') && workspace !== 'bench') {
    return {
      rule: 'workspace-path',
      message: `Import ${imported.workspace} by its package name, not by a relative path.`,
    };
  }
  return null;
}

function checkTestsStayOut(from: string, to: string): Finding | null {
  if (isTest(from) || !isTest(to) || from.startsWith('bench/')) return null;
  return { rule: 'test-in-product', message: `Only tests may import '${to}'.` };
}

function checkLayers(importer: Place, imported: Place): Finding | null {
  const isInside = importer.side !== null && importer.workspace === imported.workspace;
  if (!isInside || importer.layer === 'test' || importer.layer === 'outside' || imported.layer === 'outside')
    return null;
  if (importer.layer === imported.layer || LAYERS_BELOW[importer.layer].includes(imported.layer)) return null;
  return {
    rule: 'layer-direction',
    message: `${importer.layer} must not import ${imported.layer}: imports run app → features → ui → platform.`,
  };
}

/** What could ship in another product must not take words from this one's contract. */
function checkProductFree(importer: Place, imported: Place, path: string, config: StructureConfig): Finding | null {
  if (importer.layer !== 'platform' && importer.layer !== 'ui') return null;
  const isNoun = imported.workspace === 'contract' && !config.contractBasics.includes(contractNoun(path));
  if (imported.workspace !== 'culinary' && !isNoun) return null;
  return {
    rule: 'product-free',
    message: `${importer.layer} could ship in another product; hand it what it needs from '${path}' as an argument.`,
  };
}

function checkFeatures(importer: Place, imported: Place, config: StructureConfig): Finding | null {
  const { side, feature } = importer;
  if (importer.layer !== 'feature' || imported.layer !== 'feature' || side === null || feature === null) return null;
  if (imported.feature === feature) return null;
  const allowed = config.featureUses[side][feature] ?? [];
  if (allowed.some((use) => isUse(use, imported))) return null;
  return {
    rule: 'feature-uses',
    message:
      `The ${side} feature '${feature}' does not declare that it uses '${imported.feature}/${imported.inFeature}'. ` +
      'Let app/ join the two, or declare it under featureUses in scripts/structure.config.ts.',
  };
}

/** The declared uses themselves must not run in a circle. */
export function checkDeclaredUses(config: StructureConfig): Problem[] {
  return (['server', 'web'] as const).flatMap((side) => {
    const uses = config.featureUses[side];
    const reaches = (from: string, to: string, seen: ReadonlySet<string>): boolean =>
      (uses[from] ?? []).some((use) => {
        const next = use.split('/')[0] ?? use;
        return next === to || (!seen.has(next) && reaches(next, to, new Set([...seen, next])));
      });
    return Object.keys(uses)
      .filter((feature) => reaches(feature, feature, new Set([feature])))
      .map((feature) => ({
        file: 'scripts/structure.config.ts',
        rule: 'feature-uses',
        message: `featureUses.${side} leads from '${feature}' back to itself.`,
      }));
  });
}

/** What is declared and not used any more invites to be used again without a thought. */
export function checkUnusedUses(edges: readonly ImportEdge[], config: StructureConfig): Problem[] {
  const imports = edges.flatMap(({ from, target }) => {
    const { side, feature } = placeOf(from);
    if (feature === null || target.kind !== 'file') return [];
    const imported = placeOf(target.path);
    return imported.feature === feature ? [] : [{ side, feature, imported }];
  });
  return (['server', 'web'] as const).flatMap((side) =>
    Object.entries(config.featureUses[side]).flatMap(([feature, uses]) =>
      uses
        .filter(
          (use) =>
            !imports.some(
              ({ imported, ...from }) => from.side === side && from.feature === feature && isUse(use, imported),
            ),
        )
        .map((use) => ({
          file: 'scripts/structure.config.ts',
          rule: 'unused-use',
          message: `featureUses.${side} says that '${feature}' uses '${use}', which it does not.`,
        })),
    ),
  );
}

function isUse(use: string, { feature, inFeature }: Place): boolean {
  return use === feature || use === `${feature ?? ''}/${inFeature ?? ''}`;
}

/** What no table names is served by nobody, and no test that goes through all routes sees it. */
export function checkRouteTables(
  files: readonly SourceFile[],
  edges: readonly ImportEdge[],
  { contractBasics }: StructureConfig,
): Problem[] {
  const listed = new Set(
    edges.flatMap(({ from, target }) => (from === ROUTES && target.kind === 'file' ? [target.path] : [])),
  );
  return files.flatMap(({ path }) => {
    if (!path.startsWith('contract/src/') || isTest(path) || listed.has(path)) return [];
    const noun = contractNoun(path);
    if (contractBasics.includes(noun)) return [];
    const message = `The routes of '${noun}' are not in ${ROUTES}. Add them, or name it under contractBasics in scripts/structure.config.ts.`;
    return [{ file: path, rule: 'route-tables', message }];
  });
}

export function contractNoun(path: string): string {
  return (path.split('/')[2] ?? '').replace(/(?:\.test)?\.ts$/u, '');
}
