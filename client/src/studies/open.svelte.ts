import { Refusal } from '../api';
import type { StudyChapter, StudyInfo } from '../wire';
import type { Thought } from '../thinking/link';
import { studyCalls, type StudyCalls } from './calls';
import { contentOf, thoughtOf, type Content } from './chapter';

export const SAVE_AFTER_MS = 1200;

export type Saving = 'saved' | 'saving' | 'waits' | 'offline';

/** A chapter that is open: what is thought of in it is saved a moment later. */
interface Open {
  id: string;
  name: string;
  /** Of the rules. */
  rules: number;
  game: string;
  position: string;
  version: number;
  /** As it was stored last. */
  stored: string;
}

/** A study, and the chapter of it that is open. */
export class OpenStudy {
  readonly calls: StudyCalls;
  info = $state.raw() as StudyInfo;
  saving = $state<Saving>('saved');
  /** Somebody else has changed the chapter meanwhile: what is here is not stored. */
  changed = $state(false);
  /** Why the last thing did not go. */
  problem = $state.raw<Refusal | null>(null);
  open = $state.raw<Open | null>(null);

  #content: Content | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  #turn: Promise<void> = Promise.resolve();

  constructor(
    readonly id: string,
    readonly word: string,
  ) {
    this.calls = studyCalls(id, word);
  }

  mayWrite = $derived(this.info !== undefined && this.info.may !== 'read');

  async load(): Promise<void> {
    this.info = await this.calls.info();
  }

  /** What the chapter says; all that was thought of before is stored first. */
  async chapter(id: string): Promise<StudyChapter> {
    await this.save();
    const { chapter, version } = await this.calls.chapter(id);
    this.changed = false;
    const { game, position, name } = chapter;
    this.#content = contentOf(game, position, thoughtOf(chapter));
    const stored = JSON.stringify(this.#content);
    this.open = { id, name, rules: chapter.version, game, position, version, stored };
    return chapter;
  }

  /** This is thought of now. */
  keep(thought: Thought): void {
    if (!this.open) return;
    this.#content = contentOf(this.open.game, this.open.position, thought);
    if (!this.mayWrite || this.changed || !this.#differs()) return;
    this.saving = 'waits';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), SAVE_AFTER_MS);
  }

  #differs(): boolean {
    return this.#content !== null && JSON.stringify(this.#content) !== this.open?.stored;
  }

  /** Stores what is not stored yet, one after the other. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    this.#writing = this.#writing.then(() => this.#save());
    return this.#writing;
  }

  async #save(): Promise<void> {
    const [open, content] = [this.open, this.#content];
    if (!open || !content || !this.mayWrite || this.changed || !this.#differs()) return;
    this.saving = 'saving';
    const chapter = { ...content, name: open.name, version: open.rules };
    try {
      const { version } = await this.calls.save(open.id, open.version, chapter);
      if (this.open?.id === open.id) this.open = { ...this.open, version, stored: JSON.stringify(content) };
      this.saving = 'saved';
      this.problem = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refused(error);
    }
  }

  #refused(error: Refusal): void {
    this.saving = 'offline';
    const gone = error.key === 'not-found' && this.info.may !== 'read';
    if (error.key === 'study-changed' || gone) this.changed = true;
    else this.problem = error;
    if (['offline', 'try-again', 'too-fast', 'server'].includes(error.key))
      this.#timer = setTimeout(() => void this.save(), 4 * SAVE_AFTER_MS);
  }

  /** What is here, as a chapter of its own beside that of whoever was first; its id. */
  async keepBoth(): Promise<string | null> {
    const [open, content] = [this.open, this.#content];
    if (!open || !content) return null;
    await this.load();
    const id = await this.add({ ...content, name: another(open.name, this.info), version: open.rules });
    this.changed = false;
    return id;
  }

  /** One more; its id. */
  async add(chapter: StudyChapter): Promise<string> {
    await this.#inTurn(() => this.calls.addChapter(this.info.version, chapter));
    return this.info.chapters.at(-1)!.id;
  }

  async remove(id: string): Promise<void> {
    if (this.open?.id === id) {
      clearTimeout(this.#timer);
      this.open = null;
    }
    await this.#inTurn(() => this.calls.removeChapter(id, this.info.version));
  }

  async call(title: string): Promise<void> {
    await this.#inTurn(() => this.calls.change({ version: this.info.version, title }));
  }

  /** The chapter stands so many places further down. */
  async move(id: string, by: number): Promise<void> {
    await this.#inTurn(() => {
      const order = moved(this.info, id, by);
      return this.calls.change({ version: this.info.version, order });
    });
  }

  async rename(id: string, name: string): Promise<void> {
    await this.save();
    const told = await this.calls.chapter(id);
    const { version } = await this.calls.save(id, told.version, { ...told.chapter, name });
    if (this.open?.id === id) this.open = { ...this.open, name, version };
    await this.load();
  }

  /** One change of the study after the other: each is made to what the one before has left. */
  #inTurn(does: () => Promise<StudyInfo>): Promise<void> {
    const done = this.#turn.then(async () => {
      this.info = await this.#retried(does);
    });
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Others may have changed the study, too, but not what is changed now: once more with what they did. */
  async #retried(does: () => Promise<StudyInfo>): Promise<StudyInfo> {
    try {
      return await does();
    } catch (error) {
      if (!(error instanceof Refusal) || error.key !== 'study-changed') throw error;
      await this.load();
      return does();
    }
  }

  close(): void {
    void this.save();
  }
}

function moved({ chapters }: StudyInfo, id: string, by: number): string[] {
  const order = chapters.map((one) => one.id);
  const at = order.indexOf(id);
  order.splice(at, 1);
  order.splice(at + by, 0, id);
  return order;
}

/** A name that no chapter has. */
function another(name: string, { chapters }: StudyInfo): string {
  const names = new Set(chapters.map((one) => one.name));
  for (let n = 2; ; n++) {
    const found = `${name.slice(0, 54)} (${n})`;
    if (!names.has(found)) return found;
  }
}
