UPDATE datasets SET analyser_version = 1;
