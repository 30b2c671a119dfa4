/** The language that is shown, and its words; it changes without a reload. */
import { LANGUAGES, Words, type Language } from "./messages";
import { loadWords } from "./words";

const KEY = "railbox-language";

/** The language that was chosen before, or the first of the browser's that there is, or English. */
export function preferred(stored: string | null, wanted: readonly string[]): Language {
  const known = (tag: string) => LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase());
  return (stored && known(stored)) || wanted.map(known).find(Boolean) || "en";
}

class Speech {
  words = $state.raw(new Words("en", []));
  #game: string | undefined;

  /** Speak a language, that of the person where none is given; at a table with the words of its game. */
  async use(language?: Language, game: string | undefined = this.#game): Promise<void> {
    const chosen = language ?? preferred(localStorage.getItem(KEY), navigator.languages);
    this.#game = game;
    const words = await loadWords(chosen, game);
    if (game !== this.#game) return; // something else has been asked for meanwhile
    if (language) localStorage.setItem(KEY, language);
    this.words = words;
    document.documentElement.lang = chosen;
  }
}

export const speech = new Speech();
