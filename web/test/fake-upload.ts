import type { FakeApi } from '#test/fake-api.ts';

/** Returns an XMLHttpRequest, by which the app sends files, that the fake API answers. */
export function fakeUploads(api: FakeApi): new () => EventTarget {
  return class FakeUpload extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    #method = '';
    #url = '';

    open(method: string, url: string): void {
      this.#method = method;
      this.#url = url;
    }

    setRequestHeader(): void {
      // Handlers do not see headers.
    }

    getResponseHeader(): null {
      return null;
    }

    abort(): void {
      this.#end('abort');
    }

    send(): void {
      const finish = async (): Promise<void> => {
        const response = await api.fetch(this.#url, { method: this.#method });
        this.status = response.status;
        this.responseText = await response.text();
        this.#end('load');
      };
      finish().catch(() => this.#end('error'));
    }

    #end(type: 'abort' | 'load' | 'error'): void {
      this.dispatchEvent(new Event(type));
      this.dispatchEvent(new Event('loadend'));
    }
  };
}
