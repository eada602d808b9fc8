import type { Origin } from '#dishes/origins';

interface Region {
  /** In lower case. */
  readonly words: readonly string[];
  readonly origins: readonly Origin[];
}

/** Parts of the world that people name instead of a country. */
export const REGIONS: readonly Region[] = [
  {
    words: ['scandinavian', 'nordic'],
    origins: ['Swedish', 'Danish', 'Norwegian', 'Finnish'],
  },
  {
    words: ['slavic', 'eastern european', 'east european'],
    origins: ['Polish', 'Czech', 'Hungarian', 'Ukrainian', 'Russian', 'Romanian', 'Bulgarian'],
  },
  { words: ['balkan'], origins: ['Serbian', 'Croatian', 'Bulgarian', 'Romanian', 'Greek'] },
  { words: ['bavarian'], origins: ['German', 'Austrian'] },
  { words: ['armenian', 'caucasian'], origins: ['Georgian'] },
  { words: ['eritrean'], origins: ['Ethiopian'] },
  { words: ['west african'], origins: ['Nigerian', 'Ghanaian', 'Senegalese', 'Ivorian', 'Cameroonian'] },
  { words: ['north african'], origins: ['Moroccan', 'Tunisian', 'Algerian', 'Egyptian'] },
  { words: ['east african'], origins: ['Ethiopian', 'Kenyan', 'Tanzanian'] },
  {
    words: ['african'],
    origins: ['Nigerian', 'Ghanaian', 'Senegalese', 'Ivorian', 'Cameroonian', 'Ethiopian', 'Kenyan', 'Tanzanian', 'Mozambican', 'South African'],
  },
  {
    words: ['south east asian', 'southeast asian'],
    origins: ['Thai', 'Vietnamese', 'Cambodian', 'Laotian', 'Malaysian', 'Singaporean', 'Indonesian', 'Filipino'],
  },
  {
    words: ['asian', 'far eastern'],
    origins: ['Chinese', 'Taiwanese', 'Japanese', 'Korean', 'Thai', 'Vietnamese', 'Malaysian', 'Singaporean', 'Indonesian', 'Filipino'],
  },
  {
    words: ['latin', 'latin american', 'south american'],
    origins: ['Mexican', 'Brazilian', 'Argentinian', 'Chilean', 'Peruvian', 'Bolivian', 'Ecuadorian', 'Colombian', 'Venezuelan', 'Uruguayan'],
  },
  { words: ['malay'], origins: ['Malaysian', 'Singaporean'] },
  { words: ['singapore'], origins: ['Singaporean'] },
  { words: ['argentine', 'argentinean'], origins: ['Argentinian'] },
  {
    words: ['mediterranean'],
    origins: ['Greek', 'Italian', 'Spanish', 'Turkish', 'Lebanese', 'Moroccan', 'Tunisian'],
  },
];
