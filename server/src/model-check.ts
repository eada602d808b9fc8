import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';

import { MODEL_SKILL_NAMES, type ModelEvaluation, SKILL_VERDICTS } from '@larder/contract/model-evaluation';

import {
  evaluateModel,
  EVALUATION_TASKS,
  type SendRequest,
  summarize,
  type TaskResult,
} from '#features/model-evaluation/evaluate.ts';
import { storeEvaluation } from '#features/model-evaluation/queries.ts';
import { type Config, ConfigError, parseConfig } from '#platform/config/config.ts';
import { readEnvironment } from '#platform/config/environment.ts';
import { MINUTE_MS } from '#platform/durations.ts';
import { createModels, type ModelRuntime } from '#platform/models/create-models.ts';

import { openCommandApp, senderTo, signInUser } from './command-app.ts';
import { explainError } from './explain-error.ts';
import { openInstallation } from './installation.ts';

// Gives the configured model 60 tasks and prints what it can be trusted with: npm run model-check. The tasks run in a temporary
// installation, so that nothing of theirs is stored; the result is stored for the page Admin, Models.
type Environment = ReturnType<typeof readEnvironment>;

const USER = { email: 'cook@model-check.example', name: 'Cook', password: 'sixty tasks, one model' };
const ISOLATED = {
  AI_FALLBACK: 'none',
  AI_DAILY_TOKENS: '0',
  RATE_LIMIT_FACTOR: '1000',
  STARTER_RECIPES: 'off',
};
/** What fails is in the results. */
const SILENT = pino({ level: 'silent' });

let done = 0;

process.umask(0o077);
try {
  const environment = readEnvironment();
  const evaluation = await evaluateInTemporary(environment);
  process.stdout.write(report(evaluation));
  await store(parseConfig(environment), evaluation);
} catch (error) {
  process.stderr.write(`\n${explainError(error)}\n`);
  process.exitCode = 1;
}

/** Evaluates the model in an empty installation without the kitchen engine as its fallback. */
async function evaluateInTemporary(environment: Environment): Promise<ModelEvaluation> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-model-check-'));
  try {
    const config = parseConfig({ ...modelVariablesOf(environment), ...ISOLATED, DATA_DIR: folder });
    const database = await openInstallation(config, { poolSize: config.DATABASE_POOL_SIZE });
    // Closing the app closes the database.
    const app = await openCommandApp(config, database, SILENT);
    // The probes of a provider do not keep a process alive, and this one has no port that does.
    const keepsAlive = setInterval(() => undefined, MINUTE_MS);
    try {
      const models = createModels({ config, db: database.db, log: SILENT, now: () => new Date() });
      const model = await requireModel(config, models);
      await app.ready();
      const send = senderTo(app);
      const user = await signInUser(send, database, USER);
      const request: SendRequest = async (route, input) => (await send(user, route, input)).json();
      const results = await evaluateModel(request, async (result) => {
        showProgress(result);
        if (result.problem !== undefined) await requireUp(models, model.service);
      });
      return { ...model, evaluated_at: new Date().toISOString(), ...summarize(results) };
    } finally {
      clearInterval(keepsAlive);
      await app.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The variables that choose the model; the rest of the installation does not matter here. */
function modelVariablesOf(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => /^(?:AI|OPENAI)_/u.test(name)));
}

/** The model of text answers. Throws ConfigError without one, or if its provider does not respond. */
async function requireModel(
  { AI_PROVIDER: provider }: Config,
  models: ModelRuntime,
): Promise<Pick<ModelEvaluation, 'service' | 'model'>> {
  const state = models.services().find(({ tasks }) => tasks.some(({ task }) => task === 'chat'));
  if (state === undefined || provider === 'simulated') {
    throw new ConfigError(['No model is configured: set OPENAI_BASE_URL or OPENAI_API_KEY, and AI_CHAT_MODEL.']);
  }
  await requireUp(models, state.service);
  const used = models.services().flatMap(({ tasks }) => tasks);
  const names = used.filter(({ task }) => task === 'chat' || task === 'compose').map(({ model }) => model);
  return { service: state.service, model: [...new Set(names)].join(', ') };
}

/** Throws ConfigError if the provider does not respond: its answers say nothing about the model then. */
async function requireUp(models: ModelRuntime, service: string): Promise<void> {
  if (!(await models.isUp('chat')))
    throw new ConfigError([`The model could not be evaluated: ${service} does not respond.`]);
}

async function store(config: Config, evaluation: ModelEvaluation): Promise<void> {
  const database = await openInstallation(config, { poolSize: 1 });
  try {
    await storeEvaluation(database.db, evaluation);
  } finally {
    await database.close();
  }
}

function showProgress({ skill, task, problem }: TaskResult): void {
  done += 1;
  const place = `${String(done).padStart(2)}/${EVALUATION_TASKS.length}`;
  const outcome = problem === undefined ? 'right' : `WRONG: ${problem}`;
  process.stdout.write(`  ${place}  ${skill.padEnd(8)}  ${task}  ${outcome}\n`);
}

function report({ service, model, scores }: ModelEvaluation): string {
  const lines = scores.map(({ skill, right, tasks, verdict }) => {
    const count = `${right} of ${tasks}`.padEnd(8);
    return `  ${MODEL_SKILL_NAMES[skill].padEnd(46)}  ${count}  ${SKILL_VERDICTS[verdict]}`;
  });
  return [
    '',
    `  ${model} at ${service}`,
    '',
    ...lines,
    '',
    '  The checks of the app apply to every answer, whatever the model does. The result is also in Admin, Models.',
    '',
    '',
  ].join('\n');
}
