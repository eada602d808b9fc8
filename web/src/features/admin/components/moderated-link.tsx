import type { ModeratedRecipe } from '@larder/contract/admin-reports';
import { LINK_TEXTS } from '@larder/contract/links';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { publicLinkQuery } from '#features/admin/api.ts';
import { ModeratedCard } from '#features/admin/components/moderated-card.tsx';
import { useModerationDialog } from '#features/admin/hooks/use-moderation-dialog.tsx';
import { useModeration } from '#features/admin/hooks/use-moderation.ts';
import { describeLoadError } from '#features/admin/model/admin-text.ts';
import { readLinkToken } from '#features/admin/model/link-address.ts';
import { ApiError } from '#platform/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { TextInput } from '#ui/text-input.tsx';

function Found({ recipe }: { recipe: ModeratedRecipe }) {
  const moderation = useModeration();
  const { ask, dialog } = useModerationDialog(moderation);
  return (
    <>
      <ModeratedCard
        recipe={recipe}
        busy={moderation.busyId === recipe.id}
        onDecide={(hidden) => ask({ kind: 'link', id: recipe.id, name: recipe.title }, hidden)}
      />
      {dialog}
    </>
  );
}

/** Finds the recipe behind a public link by its address, because no list contains public links. */
export function ModeratedLink() {
  const [typed, setTyped] = useState('');
  const [token, setToken] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const found = useQuery({ ...publicLinkQuery(token ?? ''), enabled: token !== null });
  const lookUp = (): void => {
    const read = readLinkToken(typed);
    setIsWrong(read === null);
    if (read === null) field.current?.focus();
    else if (read === token) void found.refetch();
    else setToken(read);
  };
  return (
    <>
      <form
        noValidate
        className="mb-6 flex max-w-prose flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          lookUp();
        }}
      >
        <Field
          label="Address of the public link"
          hint="Anyone with the link can read the recipe. It ends in 22 letters, digits and dashes."
          error={isWrong ? LINK_TEXTS.no_token : undefined}
          className="w-full"
        >
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              required
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setIsWrong(false);
              }}
            />
          )}
        </Field>
        <Button type="submit" busy={found.isFetching} busyLabel="Looking...">
          Look it up
        </Button>
      </form>
      {found.error !== null && <FormMessage>{describeMissing(found.error)}</FormMessage>}
      {found.data !== undefined && found.error === null && <Found recipe={found.data} />}
    </>
  );
}

function describeMissing(error: unknown): string {
  if (error instanceof ApiError && error.code === 'not_found')
    return 'No recipe has this link, and it isn’t hidden either.';
  return describeLoadError(error);
}
