/** Words in column names, without accents, in English, German, Spanish, French, Italian, Portuguese and Dutch. */
const labelWords = `label labels sentiment target verdict winner preferred preference judgement judgment annotation ner
  etikett urteil stimmung sieger gewinner bevorzugt etiqueta sentimiento veredicto ganador preferido
  etiquette gagnant prefere etichetta sentimento vincitore rotulo vencedor oordeel winnaar`;
const categoryWords = `category categories class classes classification topic topics theme intent intents emotion
  emotions choice choices tags stance toxicity spam kategorie kategorien klasse thema themen absicht gefuhl
  categoria categorias clase clases tema temas intencion emocion categorie sujet intention classe topico emozione
  argomento emocao categorieen onderwerp`;
const ratingWords = `rating ratings stars star score grade points bewertung sterne note punkte wertung
  valoracion calificacion puntuacion estrellas nota etoiles avis voto stelle punteggio avaliacao estrelas cijfer
  beoordeling sterren`;
const rankWords = 'rank ranking ranks rang rangfolge clasificacion classement classifica rangschikking';
/** Words that describe a record rather than judge it. */
const factWords = `language lang locale country source origin domain site model version split type product brand
  author user username customer name gender sex age city region state status channel platform device department
  date time year month day count number length turns sprache land quelle herkunft modell produkt marke autor nutzer
  kunde stadt datum jahr monat tag anzahl idioma pais fuente modelo producto usuario cliente ciudad fecha ano mes dia
  langue pays modele produit auteur utilisateur client ville lingua paese fonte prodotto utente citta data taal
  bron gebruiker stad`;
const idWords = 'id ids uid uuid guid key identifier kennung schluessel identificador identifiant identificativo';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const rankedWords = [setOf(labelWords), setOf(categoryWords), setOf(ratingWords), setOf(rankWords)];
const [label, category, rating] = [setOf(labelWords), setOf(categoryWords), setOf(ratingWords)];
const [fact, id] = [setOf(factWords), setOf(idWords)];

/** Splits `userId`, `user_id` and `User ID`; removes accents. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

const hasWord = (words: ReadonlySet<string>) => (name: string) => wordsOf(name).some((word) => words.has(word));

export const promisesLabels = (name: string): boolean => hasWord(label)(name) || hasWord(category)(name);
export const promisesRatings = hasWord(rating);
export const statesFact = hasWord(fact);
export const promisesIds = hasWord(id);

/** Higher for names that say more clearly that the column holds answers; 0 if they do not. */
export function answerPromise(name: string): number {
  const words = wordsOf(name);
  const rank = rankedWords.findIndex((each) => words.some((word) => each.has(word)));
  if (rank === -1) return 0;
  const isWhole = words.length === 1 ? 1 : 0;
  return (rankedWords.length - rank) * 2 + isWhole;
}
