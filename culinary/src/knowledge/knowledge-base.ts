import { ACCIDENTS } from '#knowledge/accidents';
import { BAKING } from '#knowledge/baking';
import { CANNING } from '#knowledge/canning';
import { CUISINES } from '#knowledge/cuisines';
import { DIFFERENCES } from '#knowledge/differences';
import { DONENESS } from '#knowledge/doneness';
import { EATERS } from '#knowledge/eaters';
import { EQUIPMENT } from '#knowledge/equipment';
import { EVERYDAY } from '#knowledge/everyday';
import { FIRST_AID } from '#knowledge/first-aid';
import { HAZARDS } from '#knowledge/hazards';
import { HEALTH } from '#knowledge/health';
import { HOW_TO } from '#knowledge/how-to';
import { INGREDIENTS } from '#knowledge/ingredients';
import type { KnowledgeShelf } from '#knowledge/knowledge-entry';
import { MEASURING } from '#knowledge/measuring';
import { PLANNING } from '#knowledge/planning';
import { RESCUE } from '#knowledge/rescue';
import { POISONS } from '#knowledge/poisons';
import { SAFETY } from '#knowledge/safety';
import { KNIFE_SKILLS } from '#knowledge/knife-skills';
import { STORAGE } from '#knowledge/storage';
import { TERMS } from '#knowledge/terms';

/** The knowledge base, by topic. */
export const KNOWLEDGE: readonly KnowledgeShelf[] = [HOW_TO, DONENESS, STORAGE, RESCUE, SAFETY, FIRST_AID, POISONS, CANNING, EATERS, HAZARDS, ACCIDENTS, HEALTH, BAKING, KNIFE_SKILLS, EQUIPMENT, PLANNING, MEASURING, INGREDIENTS, DIFFERENCES, CUISINES, TERMS, EVERYDAY];
