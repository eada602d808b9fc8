import { EXPORT_HELP } from '#features/imports/model/export-help.ts';

/** How to get recipes out of other apps. */
export function ExportHelpList() {
  return (
    <details className="group mt-4">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-sm font-semibold text-tomato-ink underline decoration-1 underline-offset-4">
        How do I export from my app?
      </summary>
      <dl className="mt-2 grid gap-x-8 gap-y-4 rounded-lg border border-line bg-paper-raised p-5 sm:grid-cols-2">
        {EXPORT_HELP.map(({ app, help }) => (
          <div key={app}>
            <dt className="font-semibold">{app}</dt>
            <dd className="text-sm text-ink-soft">{help}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
