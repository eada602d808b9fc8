import { useConfirmationRequest } from '#features/account/api.ts';
import { describeConfirmationSent } from '#features/account/model/auth-forms.ts';
import { describeFailure } from '#features/account/model/form.ts';
import { getPublicConfig } from '#platform/public-config.ts';
import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form-message.tsx';

/** Sends the confirmation mail again. The answer does not reveal whether the account exists. */
export function ConfirmationRequest({ email }: { email: string }) {
  const { mutate: send, isPending, isSuccess, error } = useConfirmationRequest();
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Button busy={isPending} busyLabel="Sending..." onClick={() => send(email)}>
        Send the email again
      </Button>
      {isSuccess && (
        <FormMessage tone="success">{describeConfirmationSent(getPublicConfig().mail_delivers)}</FormMessage>
      )}
      {error !== null && <FormMessage>{describeFailure(error, null).message}</FormMessage>}
    </div>
  );
}
