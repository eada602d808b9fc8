import { inFigures } from '#text/figures';

const MAX_CHARACTERS = 600;

const COURSES = /\b(?:[2-6]|multi|several|a few)[ -]?courses?\b(?! (?:of|in|on) )/u;
/** A menu of the app or of a restaurant, a plan of a week, a word to explain. */
const OTHER_MENU =
  /\b(?:show|open|close|hide|find|see|read|click|where|what(?:'s| is| are)?|which|on|in|from|restaurant|drop-?down|settings|main|app|side) (?:me |us )?(?:is |are )?(?:the |your |a |this |my )?menus?\b|\bmenus? (?:button|bar|item|entry|icon|key|price)|\b(?:week|weekly|weeks|daily|meal plan)\b/u;
const PLANS =
  /\b(?:plan|planning|create|make|making|suggest|put together|need|want|would like|write|design|propose|give me|compose|come up with|build|think of|prepare|cook|have)\b/u;
const MENU_FOR = /\b(?:menu|menus) (?:for|with|without|of|in|under|that|idea|suggestion|:)|\bmenu ?:/u;
const BARE_MENU = /^(?:an? |the |our |my )?(?:[\p{L}'-]+ ){0,3}menu$/u;
const MEAL = '(?:dinner|lunch|brunch|breakfast|supper|meal|feast|evening|party)';
const FEAST = String.raw`(?:christmas|xmas|thanksgiving|easter|new year'?s?(?: eve)?|valentine'?s?(?: day)?|birthday|festive|holiday)`;
const OCCASION = new RegExp(
  String.raw`\b(?:${FEAST}(?: day| eve)? ${MEAL}|dinner party|(?:tapas|mezze|meze|antipasti) (?:evening|night|party|dinner|spread|lunch|buffet))\b`,
  'u',
);
const BRUNCH = /\bbrunch (?:for|with|on|at|party|buffet)\b/u;
const PLAN_MEAL = new RegExp(
  String.raw`\bplan(?:ning)? (?:me |us )?(?:an? |the |our |my )?(?:[\p{L}\d'-]+ ){0,4}${MEAL}\b`,
  'u',
);
const ASKS_TIMING =
  /\bwhen (?:do|should|must|shall|would) i (?:start|begin|put|do)|\bwhat (?:do|should|must) i (?:start|begin|do|make|cook) (?:first|when|with)|\bin (?:what|which) order\b|\b(?:timeline|time ?table|time plan|cooking schedule|schedule) (?:for|to cook|of)\b|\bready (?:at|by) the same time\b/u;
const OWN_PLAN =
  /\b(?:i|we)(?:'m| am|'re| are|'ll| will| want to| would like to)? (?:make|making|cook|cooking|serve|serving|have|do|doing|prepare|preparing)\b|\bfor (?:the|my|our) |\btimeline\b|\bschedule\b/u;
const SEVERAL = / (?:and|with|plus|&) |, /u;
/** "Christmas dinner ideas", "what is a three-course meal?": answered elsewhere. */
const NO_REQUEST =
  /\bideas?\b|^(?:what(?:'s| is| are| does)|why|how (?:many|long|much|do you (?:say|spell))|who|define|explain)\b|\brecipes? for\b|\brecipe\b/u;
const ASKS_WHAT = /^what (?:should|could|can|shall|would) (?:i|we)\b/u;

/** Lower case, straight apostrophes, numbers as figures. */
export const plainMenuText = (message: string): string =>
  inFigures(
    message
      .slice(0, MAX_CHARACTERS)
      .replaceAll('’', "'")
      .replaceAll(/-(?=courses?\b)/giu, ' '),
  )
    .text.toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** True for a question about the order of several dishes that the user has chosen. */
export const asksForTimeline = (message: string): boolean => {
  const text = plainMenuText(message);
  return ASKS_TIMING.test(text) && OWN_PLAN.test(text) && SEVERAL.test(text);
};

/** True if a message asks for a menu of several courses, or for the timeline of several dishes. */
export function isMenuRequest(message: string): boolean {
  const text = plainMenuText(message)
    .replace(/^(?:please|hi|hello|hey|ok|okay|reece|can you|could you|would you)[,.!]? /u, '')
    .replace(/[.!?]+$/u, '')
    // "A menu with lamb. Any ideas?" asks for one menu.
    .replace(
      /[.!?,] (?:do you have |have you |got )?(?:any |some )?(?:good )?(?:ideas?|suggestions?)(?: please)?$/u,
      '',
    )
    .trim();
  if (asksForTimeline(message)) return true;
  if (OTHER_MENU.test(text)) return false;
  if (NO_REQUEST.test(text) && !ASKS_WHAT.test(text)) return false;
  if (COURSES.test(text) || OCCASION.test(text) || BRUNCH.test(text) || PLAN_MEAL.test(text)) return true;
  return MENU_FOR.test(text) || BARE_MENU.test(text) || (/\bmenu\b/u.test(text) && PLANS.test(text));
}
