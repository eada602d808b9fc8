import { expect, it, vi } from 'vitest';

import { createStopping } from './stopping.ts';

function stoppingOf(cancel: () => Promise<unknown>) {
  const onChange = vi.fn<() => void>();
  const onFailed = vi.fn<(error: unknown) => void>();
  return { onChange, onFailed, stopping: createStopping({ cancel, onChange, onFailed }) };
}

it('waits until the server knows what is to be stopped, and asks once', () => {
  const cancel = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const { stopping, onChange } = stoppingOf(cancel);
  stopping.ask();
  stopping.ask();
  expect(stopping.isAsked()).toBe(true);
  expect(cancel).not.toHaveBeenCalled();
  stopping.noteKnown();
  stopping.noteKnown();
  stopping.ask();
  expect(cancel).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledOnce();
});

it('can be asked again after it failed', async () => {
  const fault = new Error('away');
  const cancel = vi.fn<() => Promise<unknown>>(() => Promise.reject(fault));
  const { stopping, onFailed } = stoppingOf(cancel);
  stopping.noteKnown();
  expect(cancel).not.toHaveBeenCalled();
  stopping.ask();
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith(fault));
  expect(stopping.isAsked()).toBe(false);
  stopping.ask();
  expect(cancel).toHaveBeenCalledTimes(2);
});
