import { expect, it, vi } from 'vitest';

import { createCancellation } from './cancellation.ts';

function createForTest(cancel: () => Promise<unknown>) {
  const onChange = vi.fn<() => void>();
  const onFailed = vi.fn<(error: unknown) => void>();
  return { onChange, onFailed, cancellation: createCancellation({ cancel, onChange, onFailed }) };
}

it('cancel requests wait until the server knows the generation and are sent once', () => {
  const cancel = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  const { cancellation, onChange } = createForTest(cancel);
  cancellation.request();
  cancellation.request();
  expect(cancellation.isRequested()).toBe(true);
  expect(cancel).not.toHaveBeenCalled();
  cancellation.noteStarted();
  cancellation.noteStarted();
  cancellation.request();
  expect(cancel).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledOnce();
});

it('can be isRequested again after it failed', async () => {
  const fault = new Error('away');
  const cancel = vi.fn<() => Promise<unknown>>(() => Promise.reject(fault));
  const { cancellation, onFailed } = createForTest(cancel);
  cancellation.noteStarted();
  expect(cancel).not.toHaveBeenCalled();
  cancellation.request();
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledWith(fault));
  expect(cancellation.isRequested()).toBe(false);
  cancellation.request();
  expect(cancel).toHaveBeenCalledTimes(2);
});
