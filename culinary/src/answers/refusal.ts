import { seededRandom } from '#seeded-random';
import type { Question } from '#answers/question';

const MEDICAL =
  /\b(?:medication|medicine|medicament|antibiotic|insulin|ibuprofen|paracetamol|aspirin|warfarin|statin|antidepressant|prescription|dose|dosage|diagnose|diagnosis|symptom|cancer|tumou?r|chest pain|rash|blood pressure|cholesterol|diabetic|diabete|asthma|migraine|headache|depression|depressed|vaccine|suicid\w*|anaphyla\w*|epipen|lose weight|weight loss|cure|therapy|pill)\b/u;

const DOCTOR =
  'That is a question for a doctor or a pharmacist, and in an emergency for the emergency services; I only know my way around a kitchen. Ask me how to cook, store, rescue or replace food.';
const UNKNOWN = [
  'I don’t know that one, and I’d rather say so than guess.',
  'I don’t know that one. I stick to cooking: how to do it, how long it takes, what to use instead, what goes together.',
  'Sorry, I don’t know that. Ask me about foods, times, substitutes, measures or a dish that went wrong.',
] as const;
const NOTHING =
  'Ask me anything about cooking: how to do something, how long food cooks or keeps, what to use instead, or how to rescue a dish.';

export const isMedical = (question: Question): boolean => MEDICAL.test(question.plain);

export function refusalFor(question: Question, seed: string): string {
  if (question.stems.length === 0) return NOTHING;
  return isMedical(question) ? DOCTOR : seededRandom(`${seed}/${question.plain}`).pick('refusal', UNKNOWN);
}
