// What is global in a service worker: TypeScript's library has it for other workers only.

declare const clients: Clients;
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;
declare function addEventListener<Type extends "install" | "activate" | "message" | "fetch">(
  type: Type,
  listener: (event: ServiceWorkerGlobalScopeEventMap[Type]) => void,
): void;

/** A browser that has static routes answers by them without asking the worker. */
interface ExtendableEvent {
  addRoutes?(routes: object[]): Promise<void>;
}
