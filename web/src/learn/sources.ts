/** The editions whose booklets a page draws on; it carries their licences. */
export function sourcesOf(topic: string, edition: string): readonly string[] {
  switch (topic) {
    case 'rules':
      return [edition];
    case 'faq':
      return ['3.0', '4.8'];
    case 'names':
      return ['2.0', '3.0', '4-draft', '4.8'];
    case 'story':
      return ['2.0', '3.0', '4-draft', '4.8'];
    default:
      return ['2.0', '3.0', '4-draft', '4.8', '4.16'];
  }
}
