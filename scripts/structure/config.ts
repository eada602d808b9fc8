export type Side = 'server' | 'web';

export interface StructureConfig {
  /** Which workspaces a workspace may import. */
  readonly workspaceUses: Readonly<Record<string, readonly string[]>>;
  /** Which features, or single files of them, a feature may import. None unless named. */
  readonly featureUses: Readonly<Record<Side, Readonly<Record<string, readonly string[]>>>>;
  /** Files a feature has beyond the common vocabulary, by their path inside the feature. */
  readonly furtherFiles: Readonly<Record<Side, Readonly<Record<string, readonly string[]>>>>;
  readonly contractBasics: readonly string[];
  readonly featuresWithoutContract: Readonly<Record<Side, readonly string[]>>;
  readonly productWords: readonly string[];
  /** Names of environment variables, which may contain product words. */
  readonly settings: readonly string[];
  /** Folders whose language is not checked yet: a folder with all below it, or `folder/*` for the files in it alone. */
  readonly untranslatedPaths: readonly string[];
}

export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly rule: string;
  /** What is wrong and what to do about it. */
  readonly message: string;
}
