import type { ModelParameters } from './chat-request.ts';
import type { AnsweredBy, ModelTask } from './model.ts';
import { ModelService, type ServiceHealth, type ServiceOptions } from './service.ts';
import type { ModelSettings, ServiceAddress } from './settings.ts';

/** Tells a server that a server asks it on behalf of somebody. */
export const HOP_HEADER = 'x-larder-hop';
/** A worker answers in words. */
const WORKER_TASKS: readonly ModelTask[] = ['compose', 'ideas', 'chat'];

/** Whom to ask, and how. */
export interface Route {
  readonly service: ModelService;
  readonly parameters: ModelParameters;
}

/** A service as an admin sees it. */
export interface ServiceState extends ServiceHealth {
  readonly service: string;
  readonly answeredBy: AnsweredBy;
  /** What it is asked for first; the worker is asked for what others do not answer. */
  readonly tasks: readonly { readonly task: ModelTask; readonly model: string }[];
}

/** Who is asked for what: the configured service first, then the worker. */
export class Routes {
  readonly #services = new Map<string, ModelService>();
  readonly #byTask: ReadonlyMap<ModelTask, Route>;
  readonly worker: Route | undefined;

  constructor(settings: ModelSettings, options: Pick<ServiceOptions, 'retryWaitMs' | 'now'>) {
    const common = { ...options, timeoutMs: settings.timeoutMs };
    this.#byTask = new Map(
      [...settings.tasks].map(([task, { service: address, parameters }]) => [
        task,
        { service: this.#serviceAt(address, common), parameters },
      ]),
    );
    const { worker: address, words: parameters } = settings;
    if (address === undefined) return;
    const headers = { [HOP_HEADER]: '1' };
    this.worker = { parameters, service: new ModelService({ ...common, address, answeredBy: 'worker', headers }) };
  }

  /** All who can do it, in the order in which they are asked. */
  to(task: ModelTask, cameByHop = false): readonly Route[] {
    const worker = WORKER_TASKS.includes(task) && !cameByHop ? this.worker : undefined;
    return [this.own(task), worker].filter((route) => route !== undefined);
  }

  /** The service alone. */
  own(task: ModelTask): Route | undefined {
    return this.#byTask.get(task);
  }

  states(): readonly ServiceState[] {
    const worker = this.worker === undefined ? [] : [this.worker.service];
    return [...this.#services.values(), ...worker].map((service) => ({
      service: service.name,
      answeredBy: service.answeredBy,
      tasks: [...this.#byTask].flatMap(([task, route]) =>
        route.service === service ? [{ task, model: route.parameters.model }] : [],
      ),
      ...service.health(),
    }));
  }

  /** One for each address and key, with one circuit. */
  #serviceAt(address: ServiceAddress, common: Omit<ServiceOptions, 'address' | 'answeredBy'>): ModelService {
    const place = JSON.stringify([address.baseUrl, address.key]);
    const service = this.#services.get(place) ?? new ModelService({ ...common, address, answeredBy: 'provider' });
    this.#services.set(place, service);
    return service;
  }
}
