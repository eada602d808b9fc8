import { expect, type Locator, type Page, test } from '../harness/test.ts';
import { answerTo, button, createRecipe, heading, signIn, tabTo, toast } from './steps.ts';
