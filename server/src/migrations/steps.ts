import type { SchemaStep } from '#platform/db/migrate.ts';

import { first } from './0001-first.ts';
import { trust } from './0002-trust.ts';
import { leaving } from './0003-leaving.ts';
import { words } from './0004-words.ts';
import { kept } from './0005-kept.ts';
import { pictures } from './0006-pictures.ts';
import { finding } from './0007-finding.ts';
import { wordsAsTheyStand } from './0008-words-as-they-stand.ts';
import { kinds } from './0009-kinds.ts';
import { revisions } from './0010-revisions.ts';
import { rareOnes } from './0011-rare-ones.ts';
import { eating } from './0012-eating.ts';
import { modelUsage } from './0013-model-usage.ts';
import { generations } from './0014-generations.ts';
import { conversations } from './0015-conversations.ts';
import { copies } from './0016-copies.ts';
import { modelFindings } from './0017-model-findings.ts';
import { rated } from './0018-rated.ts';
import { shares } from './0019-shares.ts';
import { links } from './0020-links.ts';
import { reports } from './0021-reports.ts';
import { milestones } from './0022-milestones.ts';
import { moderatedLinks } from './0023-moderated-links.ts';
import { shown } from './0024-shown.ts';
import { wordsById } from './0025-words-by-id.ts';
import { wordsNamed } from './0026-words-named.ts';
import { toured } from './0027-toured.ts';
import { places } from './0028-places.ts';
import { standing } from './0029-standing.ts';
import { bestApart } from './0030-best-apart.ts';
import { ownRatings } from './0031-own-ratings.ts';
import { titleKeys } from './0032-title-keys.ts';
import { storage } from './0033-storage.ts';
import { knownDevices } from './0034-known-devices.ts';
import { origins } from './0035-origins.ts';
import { installation } from './0036-installation.ts';
import { thoughts } from './0037-thoughts.ts';
import { invitations } from './0038-invitations.ts';
import { plainSearch } from './0039-plain-search.ts';
import { conversationFacts } from './0040-conversation-facts.ts';
import { modelEvaluations } from './0041-model-evaluations.ts';
import { undoneProposals } from './0044-undone-proposals.ts';
import { cookingPreferences } from './0045-cooking-preferences.ts';
import { contents } from './0046-contents.ts';
import { details } from './0047-details.ts';
import { cookLog } from './0048-cook-log.ts';
import { imports } from './0049-imports.ts';
import { collections } from './0050-collections.ts';
import { ownStars } from './0051-own-stars.ts';
import { recipeParts } from './0052-recipe-parts.ts';
import { stepPictures } from './0053-step-pictures.ts';

/** All migrations in order. Never change a released one; add another. */
export const schemaSteps: Readonly<Record<string, SchemaStep>> = {
  '0001-first': first,
  '0002-trust': trust,
  '0003-leaving': leaving,
  '0004-words': words,
  '0005-kept': kept,
  '0006-pictures': pictures,
  '0007-finding': finding,
  '0008-words-as-they-stand': wordsAsTheyStand,
  '0009-kinds': kinds,
  '0010-revisions': revisions,
  '0011-rare-ones': rareOnes,
  '0012-eating': eating,
  '0013-model-usage': modelUsage,
  '0014-generations': generations,
  '0015-conversations': conversations,
  '0016-copies': copies,
  '0017-model-findings': modelFindings,
  '0018-rated': rated,
  '0019-shares': shares,
  '0020-links': links,
  '0021-reports': reports,
  '0022-milestones': milestones,
  '0023-moderated-links': moderatedLinks,
  '0024-shown': shown,
  '0025-words-by-id': wordsById,
  '0026-words-named': wordsNamed,
  '0027-toured': toured,
  '0028-places': places,
  '0029-standing': standing,
  '0030-best-apart': bestApart,
  '0031-own-ratings': ownRatings,
  '0032-title-keys': titleKeys,
  '0033-storage': storage,
  '0034-known-devices': knownDevices,
  '0035-origins': origins,
  '0036-installation': installation,
  '0037-thoughts': thoughts,
  '0038-invitations': invitations,
  '0039-plain-search': plainSearch,
  '0040-conversation-facts': conversationFacts,
  '0041-model-evaluations': modelEvaluations,
  '0044-undone-proposals': undoneProposals,
  '0045-cooking-preferences': cookingPreferences,
  '0046-contents': contents,
  '0047-details': details,
  '0048-cook-log': cookLog,
  '0049-imports': imports,
  '0050-collections': collections,
  '0051-own-stars': ownStars,
  '0052-recipe-parts': recipeParts,
  '0053-step-pictures': stepPictures,
};
