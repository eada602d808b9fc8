/** How to export recipes from another app. Menus change, so this names what to look for. */
export interface ExportHelp {
  readonly app: string;
  readonly help: string;
}

export const EXPORT_HELP: readonly ExportHelp[] = [
  { app: 'Paprika', help: 'Export all recipes in the Paprika format. The file ends in .paprikarecipes.' },
  { app: 'Mealie', help: 'Make a backup, or export recipes as a ZIP. A backup has more in it.' },
  { app: 'Tandoor', help: 'Export recipes in Tandoor’s own format, which is a ZIP.' },
  { app: 'Nextcloud Cookbook', help: 'Download the recipe folder from Nextcloud Files; it arrives as a ZIP.' },
  { app: 'RecipeSage', help: 'Export as JSON-LD. Don’t choose PDF or text, which have less in them.' },
  { app: 'Recipe Keeper', help: 'Export as a ZIP, which has a page named recipes.html and your photos.' },
  { app: 'CopyMeThat', help: 'Download your recipes as HTML with photos, which is a ZIP.' },
  { app: 'Plan to Eat', help: 'Export your recipes as CSV.' },
  { app: 'My Recipe Box', help: 'Export your recipes as CSV.' },
  { app: 'RecetteTek', help: 'Make a backup. The file ends in .rtk.' },
  { app: 'Mela', help: 'Export all recipes. The file ends in .melarecipes.' },
  { app: 'Crouton', help: 'Export all recipes. Choose the ZIP, or all files that end in .crumb.' },
  { app: 'Cookmate (My CookBook)', help: 'Make a backup. The file ends in .mcb.' },
  { app: 'ChefTap', help: 'Export your recipes as text files in a ZIP.' },
  { app: 'MasterCook', help: 'Export as MX2 or MZ2. Files that end in .mxp work, too.' },
  { app: 'MealMaster, RezKonv', help: 'Choose the text file; it may have many recipes.' },
  { app: 'Cooklang', help: 'Choose your .cook files, or a ZIP of the folder.' },
  { app: 'Evernote', help: 'Export the notebook in the ENEX format.' },
  {
    app: 'Pepperplate, Gourmet, Krecipes, Chowdown',
    help: 'Choose the exported file, or a ZIP of several.',
  },
  {
    app: 'PDF, Word, saved web pages',
    help: 'Choose the files. We read the text in them. For a scan, choose a photo or screenshot of each page.',
  },
  {
    app: 'Your own table or notes',
    help: 'CSV with one recipe per row and a heading for each column, Markdown, or plain text.',
  },
];
