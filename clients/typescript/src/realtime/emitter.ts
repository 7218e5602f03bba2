/** Listeners by event. One that throws ends neither the others nor the client: its error is the platform's to report. */
export class Emitter<Events extends object> {
  private readonly listeners = new Map<keyof Events, Set<(value: never) => void>>();

  /** Calls the listener at every event of this name, until the function that is answered is called. */
  on<Name extends keyof Events>(name: Name, listener: (value: Events[Name]) => void): () => void {
    const known = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, known);
    known.add(listener);
    return () => void known.delete(listener);
  }

  protected emit<Name extends keyof Events>(name: Name, value: Events[Name]): void {
    for (const listener of [...(this.listeners.get(name) ?? [])]) {
      try {
        (listener as (value: Events[Name]) => void)(value);
      } catch (error) {
        setTimeout(() => {
          throw error;
        });
      }
    }
  }
}
