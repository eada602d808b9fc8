import type { ModelParameters } from './chat-request.ts';
import type { AnsweredBy, ModelTask } from './model.ts';
import { ModelService, type ServiceHealth, type ServiceOptions } from './service.ts';
import type { ModelSettings, ServiceAddress } from './settings.ts';

/** Marks a request that one server makes to another as its worker. */
export const HOP_HEADER = 'x-larder-hop';
/** A worker answers text tasks only. */
const WORKER_TASKS: readonly ModelTask[] = ['compose', 'ideas', 'chat'];

/** A service and the parameters of a task. */
export interface Route {
  readonly service: ModelService;
  readonly parameters: ModelParameters;
}

/** The state of a service for admins. */
export interface ServiceState extends ServiceHealth {
  readonly service: string;
  readonly answeredBy: AnsweredBy;
  /** The tasks that go to it first; none for the worker, which is a fallback. */
  readonly tasks: readonly { readonly task: ModelTask; readonly model: string }[];
}

/** Routes tasks to services: the configured one first, the worker as fallback. */
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

  /** The routes of a task, in the order in which they are tried. */
  to(task: ModelTask, isForwarded = false): readonly Route[] {
    const worker = WORKER_TASKS.includes(task) && !isForwarded ? this.worker : undefined;
    return [this.own(task), worker].filter((route) => route !== undefined);
  }

  /** The configured route, without the worker. */
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

  /** One service, with one circuit breaker, per URL and key. */
  #serviceAt(address: ServiceAddress, common: Omit<ServiceOptions, 'address' | 'answeredBy'>): ModelService {
    const place = JSON.stringify([address.baseUrl, address.key]);
    const service = this.#services.get(place) ?? new ModelService({ ...common, address, answeredBy: 'provider' });
    this.#services.set(place, service);
    return service;
  }
}
