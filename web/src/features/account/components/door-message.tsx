import { FormMessage } from '#ui/form-message.tsx';

export interface DoorMessageProps {
  message: { readonly text: string; readonly detail: string | undefined } | null;
}

export function DoorMessage({ message }: DoorMessageProps) {
  if (message === null) return null;
  return (
    <FormMessage>
      {message.text}
      {message.detail !== undefined && <span className="mt-1 block font-normal">{message.detail}</span>}
    </FormMessage>
  );
}
