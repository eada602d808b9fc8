import { isDeclaration } from '#import/cooklang/component-text';
import { parseCooklang } from '#import/cooklang/parse-cooklang';
import type { ReadYaml, StepPictureNumber } from '#import/text-format';

/** Returns the numbers of the steps of a recipe in Cooklang. Paragraphs that only list ingredients count, but become no instruction. */
export function stepPictureNumbers(text: string, readYaml?: ReadYaml): StepPictureNumber[] {
  const sections = parseCooklang(text, readYaml).sections.filter(({ name, steps }) => name !== '' || steps.length > 0);
  const hasSections = sections.some(({ name }) => name !== '');
  const numbers: StepPictureNumber[] = [];
  let [line, paragraph] = [0, 0];
  for (const [section, { name, steps }] of sections.entries()) {
    const areInstructions = steps.map((items) => !isDeclaration(items));
    if (name !== '' && areInstructions.includes(true)) line += 1;
    for (const [at, isInstruction] of areInstructions.entries()) {
      paragraph += 1;
      if (!isInstruction) continue;
      const inSection = hasSections ? `${section + 1}.${at + 1}` : null;
      numbers.push({ step: line, inRecipe: paragraph, inSection });
      line += 1;
    }
  }
  return numbers;
}
