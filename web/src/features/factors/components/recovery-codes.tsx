import { Download, Printer } from 'lucide-react';
import { useState } from 'react';

import { recoveryFile } from '#features/factors/model.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { downloadFile } from '#platform/download-file.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

/** Shows recovery codes once. Done is enabled after the user has confirmed that they are saved. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isSaved, setIsSaved] = useState(false);
  const text = recoveryFile(codes, getPublicConfig().product_name, window.location.host);
  return (
    <div className="mt-5 flex flex-col gap-5">
      <ul
        aria-label="Recovery codes"
        data-print="alone"
        className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-1.5 rounded-md bg-paper-sunken p-4 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} />
        <Button onClick={() => downloadFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}>
          <Download aria-hidden="true" />
          Download
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </div>
      <div data-print="hide">
        <Checkbox
          label="I’ve saved them"
          hint="Without these or your second step, no one can let you in."
          checked={isSaved}
          onChange={(event) => setIsSaved(event.target.checked)}
        />
      </div>
      <Button tone="primary" disabled={!isSaved} onClick={onDone}>
        Done
      </Button>
    </div>
  );
}
