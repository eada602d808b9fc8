import type { Eater } from '@larder/culinary/answers/eater';

import { draft, type Draft } from '../draft.ts';
import { listTopicMessages } from './earlier-messages.ts';
import { asksToMake, type Command, parseCommand } from '@larder/culinary/intent/command';
import { questionAboutFood, questionAboutUse, questionForEater } from '@larder/culinary/dialog/eater-question';
import { acknowledgeFacts } from './acknowledge-facts.ts';
import { hasScopes, CANNOT_CHANGE_RECIPES, CANNOT_READ_RECIPES, CHANGE_RECIPES, READ_RECIPES } from '../policy.ts';
import { asksWhereRecipesAre, WHERE_RECIPES_ARE } from '@larder/culinary/intent/app-question';
import { asksForIdeas, asksForRecipe } from '@larder/culinary/intent/recipe-request';
import { withoutShorthand } from '@larder/culinary/intent/shorthand';
import { asksToKeep, replyToSmallTalk } from '@larder/culinary/intent/small-talk';
import { add } from './add.ts';
import { answerEdit } from './edit.ts';
import { answerAtHandQuestion } from './at-hand.ts';
import { answerForEater } from './for-eater.ts';
import { generateDraft } from './generate.ts';
import { countListedFoods } from './listed-foods.ts';
import type { ChatRequest } from '../chat-request.ts';
import { answerCookbookQuestion } from './cookbook-question.ts';
import { answerInOtherLanguage } from './other-language.ts';
import { answerEmergency, answerWithPriority } from './priority-answers.ts';
import { extractPhrase, titleWords } from '@larder/culinary/intent/recipe-phrase';
import { findByTitle } from './find-by-title.ts';
import { answerMenu } from './menu.ts';
import { remove } from './remove.ts';
import { answerAboutSeveral } from './several-recipes.ts';
import { search } from './search.ts';
import { answerWish } from './answer-wish.ts';
import { offerDishes } from './ideas.ts';
import { answerWishWithQuestion } from './wish-with-question.ts';
import { parseWish } from './wish.ts';
import { readAllRules, withConversationFacts, remindOfProfile } from './stated-rules.ts';

/** The status shown until the answer is complete. */
const STATUS: Readonly<Record<Command, string>> = {
  generate: 'Writing a recipe',
  search: 'Looking through the recipes',
  add: 'Looking for the recipe',
  remove: 'Looking for the recipe',
};

/** Searches for knowledge rather than recipes. */
const SIGNS =
  /\b(?:signs?|symptoms?|causes?|benefits?|effects?|meaning|definition|temperatures?|times?) (?:of|for|that)\b/iu;

const ANSWERS: Readonly<Record<Command, (request: ChatRequest) => Promise<Draft>>> = {
  generate: generateDraft,
  search: async (request) =>
    (await answerCookbookQuestion(request, true)) ??
    (SIGNS.test(request.message.content) ? await answerKeywordQuestion(request, 'search') : undefined) ??
    search(request),
  add,
  remove: async (request) => (await answerKeywordQuestion(request, 'remove')) ?? remove(request),
};

/** "Remove rust from a cast iron pan": answered as a question where the cooking notes know it and no recipe is meant. */
async function answerKeywordQuestion({ message, ctx }: ChatRequest, command: 'remove' | 'search') {
  const { content } = message;
  if (/\brecipes?\b|\b(?:my|our)\b|\b(?:it|this|that)$/iu.test(content)) return undefined;
  const phrase = extractPhrase(command, content);
  if (titleWords(phrase).length < MIN_KEYWORD_WORDS) return undefined;
  if (command === 'remove' && (await findByTitle({ ctx, message }, phrase, { isOwn: true, limit: 1 })).length > 0)
    return undefined;
  const { answerQuestion } = await import('@larder/culinary/answer');
  const answer = answerQuestion(command === 'remove' ? `how do I ${content}` : `what are the ${phrase}`);
  return answer.kind === 'answer' ? draft(answer.text) : undefined;
}
const MIN_KEYWORD_WORDS = 2;

/** The kitchen engine's answer. Deterministic: the same message in the same cookbook gets the same answer. */
export async function answerFromKitchen(request: ChatRequest, showStatus: (text: string) => void): Promise<Draft> {
  const inEnglish = (each: ChatRequest) => answerInEnglish(each, showStatus);
  return (await answerInOtherLanguage(request, inEnglish)) ?? inEnglish(request);
}

async function answerInEnglish(typed: ChatRequest, showStatus: (text: string) => void): Promise<Draft> {
  const emergency = await answerEmergency(typed);
  if (emergency !== undefined) return emergency;
  const request = { ...typed, message: { ...typed.message, content: withoutShorthand(typed.message.content) } };
  const both = await answerWishWithQuestion(request, (wish) => answerInEnglish(wish, showStatus));
  if (both !== undefined) return both;
  // Before the commands: "make a three-course dinner" asks for more than one recipe.
  const menu = await answerMenu(request);
  if (menu !== undefined) return menu;
  const edited = await answerEdit(request);
  if (edited !== undefined) return edited;
  const forEater = await answerForEater(request);
  if (forEater !== undefined) return forEater;
  const atHand = await answerAtHandQuestion(request);
  if (atHand !== undefined) return atHand;
  const command = parseCommand(request.message.content);
  const { actor } = request.ctx;
  if ((command === 'add' || command === 'remove') && !hasScopes(actor, CHANGE_RECIPES))
    return draft(CANNOT_CHANGE_RECIPES);
  if (command === 'search' && !hasScopes(actor, READ_RECIPES)) return draft(CANNOT_READ_RECIPES);
  showStatus(command === undefined ? 'Thinking' : STATUS[command]);
  const withRules = withConversationFacts(request);
  const answerCommand = command === undefined ? answerInWords : ANSWERS[command];
  const answer =
    (await answerAboutSeveral(withRules)) ??
    (await answerWithPriority(withRules, command)) ??
    (await answerCommand(withRules));
  const reminder = await remindOfProfile(request);
  return reminder === undefined ? answer : { ...answer, content: `${answer.content}\n\n${reminder}` };
}

const RELATED = 3;
const MIN_LISTED = 3;
/** How many messages back a follow-up question may refer. */
const MAX_EARLIER = 8;
/** "For 7" after "how much pasta for 3 people?". */
const CONTINUES = /^(?:and |what about |how about )*for \S+(?: people| persons| guests)?[?.!]*$/iu;
const CAN_I = /^(?:can|could|may|should) (?:i|we)\b/iu;
/** "What about risotto?": a dish, where it continues no question. */
const PROPOSES =
  /^(?:(?:and|so|or|ok|okay|hmm|well)[ ,]+)*(?:what|how) about (?:an? |some |the )?(?<dish>\p{L}[\p{L} '’-]{2,40})[?.! ]*$/iu;
const NOTHING_TO_KEEP =
  'There is no draft to keep here. Ask for a recipe first, for example “make a recipe with leeks”, and I will write one that you can keep.';
const NO_SUCH_RECIPE = 'I found no recipe of yours by that name, so this is a general answer.';

async function answerInWords(request: ChatRequest): Promise<Draft> {
  const { message } = request;
  const { content } = message;
  const smallTalk = replyToSmallTalk(content);
  if (smallTalk !== undefined) return draft(smallTalk);
  if (asksWhereRecipesAre(content)) return draft(WHERE_RECIPES_ARE);
  if (asksToKeep(content)) return draft(NOTHING_TO_KEEP);
  const eater = await readAllRules(request);
  const own = await answerCookbookQuestion(request);
  if (own !== undefined) return own;
  // Loaded on demand, because the answers are large.
  const { answerQuestion } = await import('@larder/culinary/answer');
  const noted = await acknowledgeFacts(request);
  const isOnlyNoted = noted !== undefined && answerQuestion(content).kind === 'unknown';
  if (isOnlyNoted && !CONTINUES.test(content)) return noted;
  // This many foods continue no question.
  if ((await countListedFoods(content)) >= MIN_LISTED) return generateDraft(request);
  const continued = await answerFromDialog(request, eater);
  if (continued !== undefined) return continued;
  if (isOnlyNoted) return noted;
  const wished = await answerWish(request);
  if (wished !== undefined) return wished;
  const answer = answerQuestion(content, eater, dayOf(request));
  const { kind, text, related } = answer;
  const any = related[(message.position / 2) % related.length];
  if (kind === 'unknown' && /\bcooking tip/iu.test(content) && any !== undefined) {
    return draft(`Gladly. ${any} ${answerQuestion(any, eater).text}`);
  }
  const proposed = kind === 'unknown' ? PROPOSES.exec(content)?.groups?.['dish'] : undefined;
  if (proposed !== undefined) {
    const how: ChatRequest = { ...request, message: { ...message, content: `how do I make ${proposed}` } };
    const isKnown = answerQuestion(how.message.content).kind === 'answer' || (await parseWish(how.message)).recorded;
    const explained = isKnown ? await answerWish(how) : undefined;
    if (explained !== undefined) return explained;
  }
  if (kind === 'unknown' && asksToMake(content) && !CAN_I.test(content))
    return offerDishes(request, await parseWish(message));
  const others = kind === 'unknown' ? related.slice(0, RELATED) : [];
  const suggestions = others.length > 0 ? [`You could ask me:\n${others.map((each) => `• ${each}`).join('\n')}`] : [];
  // An answer about tomatoes need not be true of the user's own tomato soup.
  const isOfOwn = kind === 'answer' && answer.topic === 'diet' && /\b(?:my|our)\b/iu.test(content);
  return draft([...(isOfOwn ? [NO_SUCH_RECIPE] : []), text, ...suggestions].join('\n\n'), {
    offers: others.map((each) => ({ words: each, message: each })),
  });
}

/**
 * Answers a message that only makes sense after earlier ones: "and butter?", "it split, what now?", "are you sure?",
 * "what can I cook with it?". Undefined for any other.
 */
async function answerFromDialog(request: ChatRequest, eater: Eater): Promise<Draft | undefined> {
  const { message } = request;
  const [
    { answerQuestion },
    { completeQuestions, topicAfter },
    { topicOf },
    { asksForSource, withSource },
    { loadEveryLanguage },
  ] = await Promise.all([
    import('@larder/culinary/answer'),
    import('@larder/culinary/dialog/complete-question'),
    import('@larder/culinary/dialog/topic-of'),
    import('@larder/culinary/dialog/about-answer'),
    import('@larder/culinary/every-language'),
  ]);
  loadEveryLanguage();
  const topic = topicAfter(await listTopicMessages(request, MAX_EARLIER));
  if (topic !== null && topic.question !== '' && asksForSource(message.content)) {
    const answer = answerQuestion(topic.question, eater);
    return answer.kind === 'answer' ? draft(withSource(answer)) : undefined;
  }
  // “What can I cook for a vegan friend?” is complete.
  const isWish = asksForIdeas(message.content) && !/\b(?:it|them|that|this|these|those)\b/iu.test(message.content);
  const ofEater = questionForEater(message.content, message.facts, topic === null ? '' : topicOf(topic.question));
  const questions = isWish ? [] : ofEater === null ? completeQuestions(message.content, topic) : [ofEater];
  const [likeliest] = questions;
  if (likeliest !== undefined && asksForIdeas(likeliest)) {
    const completed = { ...message, content: likeliest };
    return offerDishes({ ...request, message: completed }, await parseWish(completed));
  }
  // "Make me a pasta with it."
  if (likeliest !== undefined && asksForRecipe(likeliest))
    return generateDraft({ ...request, message: { ...message, content: likeliest } });
  const ofRules = [questionAboutFood, questionAboutUse].map((read) => read(message.content, message.facts));
  for (const question of [...questions, ...ofRules.filter((each) => each !== null)]) {
    const answer = answerQuestion(question, eater);
    if (answer.kind === 'answer') return draft(answer.text);
  }
  return undefined;
}

/** The seed of the related questions, which change daily. */
function dayOf({ ctx }: ChatRequest): string {
  return ctx.now.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
