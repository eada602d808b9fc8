import type { Ctx } from '#platform/context.ts';
import { DAY_MS } from '#platform/durations.ts';
import { dayOf } from '#platform/models/usage.ts';

const DAYS_MAX = 30;
const PEOPLE_MAX = 20;

/** Model usage of all users per day, newest first. Costs are in millionths of a USD. */
export async function listModelDays({ reader, now }: Ctx) {
  const since = dayOf(new Date(now.getTime() - (DAYS_MAX - 1) * DAY_MS));
  return reader
    .selectFrom('model_usage')
    .select(({ fn }) => [
      'day',
      fn.sum('calls').as('calls'),
      fn.sum('failures').as('failures'),
      fn.sum('input_tokens').as('input_tokens'),
      fn.sum('output_tokens').as('output_tokens'),
      fn.sum('images').as('images'),
      fn.sum('cost_micros').as('cost_micros'),
    ])
    .where('day', '>=', since)
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute();
}

/** The users with the highest model costs today. */
export async function listModelPeople({ reader, now }: Ctx) {
  return reader
    .selectFrom((of) =>
      of
        .selectFrom('model_usage')
        .select(({ fn }) => [
          'person_id',
          fn.sum('calls').as('calls'),
          fn.sum('input_tokens').as('input_tokens'),
          fn.sum('output_tokens').as('output_tokens'),
          fn.sum('images').as('images'),
          fn.sum('cost_micros').as('cost_micros'),
        ])
        .where('day', '=', dayOf(now))
        .groupBy('person_id')
        .as('few_spenders'),
    )
    .innerJoin('users', 'users.id', 'few_spenders.person_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'few_spenders.calls',
      'few_spenders.input_tokens',
      'few_spenders.output_tokens',
      'few_spenders.images',
      'few_spenders.cost_micros',
    ])
    .orderBy('few_spenders.cost_micros', 'desc')
    .orderBy('users.id')
    .limit(PEOPLE_MAX)
    .execute();
}

export type ModelDayRow = Awaited<ReturnType<typeof listModelDays>>[number];
export type ModelPersonRow = Awaited<ReturnType<typeof listModelPeople>>[number];
