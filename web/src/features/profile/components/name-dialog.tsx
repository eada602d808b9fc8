import { PROFILE_LIMITS } from '@larder/contract/profile';
import type { Profile } from '@larder/contract/profile';
import { visibleText } from '@larder/contract/visible-text';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useUpdateProfile } from '#features/profile/api.ts';
import { suggestName } from '#features/profile/model/suggest-name.ts';
import { ApiError } from '#platform/api-error.ts';
import { failureDetail } from '#platform/failure-detail.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DIALOG_FOOT } from '#ui/dialog-style.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSingleFlight } from '#ui/use-single-flight.ts';

export interface NameDialogProps {
  profile: Profile;
  /** What happens afterward: "Share", "Rate". */
  action: string;
  /** The name is saved. */
  onNamed: () => void;
  onNameless: () => void;
  onCancel: () => void;
}

const TOO_LONG = `At most ${PROFILE_LIMITS.username_max_characters} characters`;

/** Asks for the name that others see. While it is not saved, the dialog stays open and nothing is published. */
export function NameDialog({ profile, action, onNamed, onNameless, onCancel }: NameDialogProps) {
  const { mutateAsync: update, isPending } = useUpdateProfile();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const suggestion = suggestName(profile.email);

  const showProblem = (text: string): void => {
    setProblem(text);
    input.current?.focus();
  };
  const save = useSingleFlight(async () => {
    const username = visibleText(typed);
    if (username === '') return showProblem('Please enter a name');
    if (username.length > PROFILE_LIMITS.username_max_characters) return showProblem(TOO_LONG);
    setProblem('');
    try {
      await update({ username });
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields['username'] : undefined;
      return showProblem(refused ?? `${failureDetail(error)} Nothing was published yet.`);
    }
    return onNamed();
  });
  return (
    <Dialog
      open
      onClose={onCancel}
      title="How should your name appear?"
      description="Others see it beside what you share, rate and write. You can change it in your profile."
      initialFocus={input}
    >
      <form
        noValidate
        className="mt-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label="Your name" error={problem}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              dir="auto"
              autoComplete="nickname"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {suggestion !== '' && typed === '' && (
          <Button
            className="mt-3"
            onClick={() => {
              setTyped(suggestion);
              input.current?.focus();
            }}
          >
            Use “{suggestion}”
          </Button>
        )}
        <div className={classNames(DIALOG_FOOT, 'mt-6 flex flex-col gap-2')}>
          <Button type="submit" tone="primary" busy={isPending} busyLabel="Saving...">
            Save and {action.toLowerCase()}
          </Button>
          <Button onClick={onNameless} disabled={isPending}>
            {action} without a name
          </Button>
          <Button tone="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
