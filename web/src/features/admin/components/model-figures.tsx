import type { ModelsOverview } from '@larder/contract/admin-models';

import { costText, figureText, limitText } from '#features/admin/model/models-text.ts';
import { RecordTable } from '#ui/record-table.tsx';
import { Stat } from '#ui/stat.tsx';

const FIGURE = 'tabular-nums';

/** Model usage and cost by day and by user. */
export function ModelFigures({ overview: { days, people, limits } }: { overview: ModelsOverview }) {
  const cost = days.reduce((sum, day) => sum + day.cost_usd, 0);
  const calls = days.reduce((sum, day) => sum + day.calls, 0);
  return (
    <section aria-labelledby="models-use">
      <h2 id="models-use" className="mb-3 text-xl font-semibold">
        Use
      </h2>
      <dl className="mb-6 flex flex-wrap gap-x-12 gap-y-4">
        <Stat label="Cost in 30 days" value={costText(cost)} note="Based on AI_PRICES" />
        <Stat label="Requests in 30 days" value={figureText(calls)} />
        <Stat label="Tokens per person and day" value={limitText(limits.tokens)} />
        <Stat label="Pictures per person and day" value={limitText(limits.images)} />
      </dl>
      {days.length === 0 ? (
        <p className="text-ink-soft">No model has been used yet.</p>
      ) : (
        <RecordTable
          caption="Use by day"
          rows={days}
          keyOf={({ day }) => day}
          columns={[
            { label: 'Day (UTC)', render: ({ day }) => day, className: FIGURE },
            { label: 'Requests', render: (day) => figureText(day.calls), className: FIGURE },
            { label: 'Failed', render: (day) => figureText(day.failures), className: FIGURE },
            { label: 'Tokens in', render: (day) => figureText(day.input_tokens), className: FIGURE },
            { label: 'Tokens out', render: (day) => figureText(day.output_tokens), className: FIGURE },
            { label: 'Pictures', render: (day) => figureText(day.images), className: FIGURE },
            { label: 'Cost', render: (day) => costText(day.cost_usd), className: FIGURE },
          ]}
        />
      )}
      {people.length > 0 && (
        <>
          <h3 className="mt-8 mb-3 text-lg font-semibold">Today, by person</h3>
          <RecordTable
            caption="Use today by person"
            rows={people}
            keyOf={({ id }) => id}
            columns={[
              {
                label: 'Person',
                render: ({ name, email }) => (
                  <>
                    <span dir="auto" className="block font-semibold wrap-anywhere">
                      {name}
                    </span>
                    <span className="wrap-anywhere text-ink-soft">{email}</span>
                  </>
                ),
              },
              { label: 'Requests', render: (person) => figureText(person.calls), className: FIGURE },
              { label: 'Tokens', render: (person) => figureText(person.tokens), className: FIGURE },
              { label: 'Pictures', render: (person) => figureText(person.images), className: FIGURE },
              { label: 'Cost', render: (person) => costText(person.cost_usd), className: FIGURE },
            ]}
          />
        </>
      )}
    </section>
  );
}
